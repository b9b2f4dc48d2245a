// Structured logs by pino: one JSON object a line, and what is secret is cut out before it is written.
import { type DestinationStream, pino } from 'pino';
import type { Config } from './config.ts';

// Passwords, tokens and cookies; photos; what mails say; the values of a statement.
const secrets = new Set([
  ...['password', 'confirmPassword', 'currentPassword', 'newPassword', 'password_hash'],
  ...['token', 'token_hash', 'authorization', 'cookie', 'set-cookie'],
  ...['profilePic', 'photo', 'content', 'html', 'text', 'parameters', 'values', 'body'],
]);
const mostHeldBack = 16 * 2 ** 20;
const longest = 2_000;
const deepest = 4;

const shorten = (text: string) => (text.length > longest ? `${text.slice(0, longest)} […]` : text);

/**
 * What is told of an error and of its causes. Named fields alone: drivers hang whole rows, statements and requests
 * on theirs (PostgreSQL's `detail` of a refused row holds the row).
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
    ...(cause === undefined || depth >= deepest ? {} : { cause: describeFault(cause, depth + 1) }),
  };
}

function cut(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return shorten(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (value instanceof Error) return describeFault(value, depth + 1);
  if (depth >= deepest || ArrayBuffer.isView(value)) return '[cut]';
  if (Array.isArray(value)) return value.slice(0, 20).map((part) => cut(part, depth + 1));
  return cutSecrets(value as Record<string, unknown>, depth + 1);
}

// A walk of our own: pino's redaction by paths knows fixed depths alone and costs seven times the line itself.
function cutSecrets(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  const told: Record<string, unknown> = {};
  for (const name in fields) told[name] = secrets.has(name) ? '[cut]' : cut(fields[name], depth);
  return told;
}

/** The process's logger, at the settings' level; to standard output unless `destination` says otherwise. */
export const openLog = (config: Pick<Config, 'logLevel'>, destination?: DestinationStream) =>
  pino(
    {
      level: config.logLevel,
      formatters: { level: (label) => ({ level: label }), log: (fields) => cutSecrets(fields) },
      // an error is plain by then, and pino's own way would flatten its causes
      serializers: { err: (told) => told },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    // not waiting for the reader: whoever is slow to take the lines must not hold up the shop; and lines go out
    // together, at the latest after a second. Pino measures what it holds anew with every line: at 4 KiB a line costs
    // 6.5 µs of CPU, at 15 KB (its bound is 16 KiB) 8.2
    destination ??
      pino.destination({
        dest: 1,
        sync: false,
        minLength: 4096,
        periodicFlush: 1_000,
        maxLength: mostHeldBack,
      }),
  );
