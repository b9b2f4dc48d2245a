import { type DestinationStream, pino } from 'pino';
import type { Config } from './config.ts';

const secrets = new Set([
  ...['password', 'confirmPassword', 'currentPassword', 'newPassword', 'password_hash'],
  ...['token', 'token_hash', 'secret', 'secret_before', 'authorization', 'cookie', 'set-cookie'],
  ...['profilePic', 'photo', 'content', 'html', 'text', 'parameters', 'values', 'body'],
]);
const maxBuffer = 16 * 2 ** 20;
const maxTextLength = 2_000;
const maxDepth = 4;

const shorten = (text: string) =>
  text.length > maxTextLength ? `${text.slice(0, maxTextLength)} […]` : text;

/**
 * Formats an error and its causes with listed fields only. PostgreSQL's field `detail`, for example, contains
 * the refused row.
 */
function describeFault(fault: unknown, depth = 0): unknown {
  if (!(fault instanceof Error)) return cut(fault, depth);
  const { name, message, stack, cause } = fault;
  const { code, constraint, table } = fault as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: name,
    message: shorten(message),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(table === undefined ? {} : { table }),
    ...(stack === undefined ? {} : { stack: shorten(stack) }),
    ...(cause === undefined || depth >= maxDepth ? {} : { cause: describeFault(cause, depth + 1) }),
  };
}

function cut(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return shorten(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (value instanceof Error) return describeFault(value, depth + 1);
  if (depth >= maxDepth || ArrayBuffer.isView(value)) return '[cut]';
  if (Array.isArray(value)) return value.slice(0, 20).map((part) => cut(part, depth + 1));
  return cutSecrets(value as Record<string, unknown>, depth + 1);
}

// pino's own redaction works at fixed depths only and takes seven times as long as writing the line.
function cutSecrets(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  const visible: Record<string, unknown> = {};
  for (const name in fields) visible[name] = secrets.has(name) ? '[cut]' : cut(fields[name], depth);
  return visible;
}

export const openLog = (config: Pick<Config, 'logLevel'>, destination?: DestinationStream) =>
  pino(
    {
      level: config.logLevel,
      formatters: { level: (label) => ({ level: label }), log: (fields) => cutSecrets(fields) },
      serializers: { err: (error) => error },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    // Writes asynchronously, so that a slow reader of the log does not slow down requests.
    destination ??
      pino.destination({
        dest: 1,
        sync: false,
        minLength: 4096,
        periodicFlush: 1_000,
        maxLength: maxBuffer,
      }),
  );
