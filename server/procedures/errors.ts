import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import {
  AppError,
  type ErrorCode,
  type FailureId,
  failures,
  statusOfCode,
  wordsOfFailure,
} from '#shared/errors.ts';
import { placedFirst } from '#shared/field-order.ts';
import { inPresentLanguage } from '../platform/field-message.ts';

export type Issue = { path: string; message: string };

export type PublicError = {
  code: ErrorCode;
  status: number;
  message: string;
  issues?: Issue[];
  retryAfterSeconds?: number;
};

const publicErrorOf = (id: FailureId, retryAfterSeconds?: number): PublicError => {
  const code = failures[id];
  return {
    code,
    status: statusOfCode[code],
    message: wordsOfFailure(id),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
};

// System error codes for a database that cannot be reached.
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'EPROTO',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'ENOENT',
  'EMFILE',
  'ENFILE',
  'ENOBUFS',
  'ENOSPC',
]);
// PostgreSQL's error codes for a database that is away, busy or restarting (PostgreSQL manual, appendix A).
const unavailableClasses = /^(?:08|53|57|58)[0-9A-Z]{3}$/;
const unavailableStates = /^(?:28000|28P01|3D000|25006|25P0[34]|40001|40P01|26000|42P05|55P03|55006)$/;
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|not queryable|connection is closed|connection has been discarded|already been destroyed|pool is draining|Cannot use a pool after|PGlite is clos/i;

const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (unreachable.has(code) || unavailableClasses.test(code) || unavailableStates.test(code)) return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return unavailableMessages.test(error.message) || (error.cause !== undefined && isUnavailable(error.cause));
};

const fromZod = (error: ZodError): PublicError => {
  const allIssues = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  const issues = placedFirst(allIssues).map(({ path, message }) => ({
    path,
    message: inPresentLanguage(message),
  }));
  return {
    ...publicErrorOf('invalidInput'),
    message: issues[0]?.message ?? wordsOfFailure('invalidInput'),
    issues,
  };
};

const fromApp = (error: AppError): PublicError => ({
  code: error.code,
  status: statusOfCode[error.code],
  message: error.message,
  ...(error.path === undefined ? {} : { issues: [{ path: error.path, message: error.message }] }),
  ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
});

const fastifyFailures: Readonly<Record<string, FailureId>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongContentType',
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: 'wrongContentType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformedJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedJson',
  FST_ERR_BAD_URL: 'unknownPath',
  FST_ERR_MAX_PARAM_LENGTH: 'unknownPath',
  FST_ERR_ASYNC_CONSTRAINT: 'unknownPath',
  FST_STATIC_FORBIDDEN_PATH: 'unknownPath',
};

export function refusalOf(error: unknown): FailureId | null {
  if (error instanceof AppError) return error.id;
  if (error instanceof TRPCError)
    return error.code === 'INTERNAL_SERVER_ERROR' ? null : refusalOf(error.cause);
  return error instanceof ZodError ? 'invalidInput' : null;
}

/** Maps any thrown value to a status and a message without internals. Unknown errors are 500 'Something went wrong.' */
export function describeError(error: unknown): PublicError {
  if (error instanceof AppError) return fromApp(error);
  if (error instanceof ZodError) return fromZod(error);
  if (error instanceof TRPCError) {
    if (
      error.cause &&
      (error.cause instanceof AppError || error.cause instanceof ZodError || isUnavailable(error.cause))
    ) {
      if (!(error.cause instanceof ZodError && error.code === 'INTERNAL_SERVER_ERROR'))
        return describeError(error.cause);
    }
    if (error.code === 'NOT_FOUND') return publicErrorOf('unknownPath');
    if (error.code === 'METHOD_NOT_SUPPORTED') return publicErrorOf('methodNotAllowed');
    if (error.code === 'UNSUPPORTED_MEDIA_TYPE') return publicErrorOf('wrongContentType');
    if (error.code === 'PAYLOAD_TOO_LARGE') return publicErrorOf('bodyTooLarge');
    if (error.code === 'PARSE_ERROR' || error.code === 'BAD_REQUEST') return publicErrorOf('malformedJson');
    return publicErrorOf('internal');
  }
  if (isUnavailable(error)) return publicErrorOf('unavailable', 2);
  if (error instanceof Error && 'code' in error) {
    const failureId = fastifyFailures[String(error.code)];
    if (failureId) return publicErrorOf(failureId);
  }
  return publicErrorOf('internal');
}
