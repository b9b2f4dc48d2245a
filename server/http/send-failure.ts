// A refusal on its way out: status, headers and envelope, at every door but tRPC.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { describeError, refusalOf } from '../procedures/errors.ts';
import { failed } from './envelope.ts';
import { hasHungUp } from './hung-up.ts';

// Whoever hangs up in the middle of a body is no fault of ours and hears nothing any more. No answer means no line of the
// request either (request-log.ts), so this is all that the log says.
function ofHungUp(cause: unknown, request: FastifyRequest): AppError {
  request.log.info('the sender hung up');
  return new AppError('malformedRequest', { cause });
}

/**
 * What a failed call answers: the envelope with the first failing rule and, for fields, all of them. `pathOf` gives a
 * field's path as the caller knows it.
 */
export function sendFailure(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  pathOf: (path: string) => string = (path) => path,
): FastifyReply {
  const error = hasHungUp(request) ? ofHungUp(thrown, request) : thrown;
  const told = describeError(error);
  request.refusal = refusalOf(error);
  if (told.status >= 500) request.log.error({ err: error }, told.message);
  if (told.retryAfterSeconds !== undefined) reply.header('retry-after', String(told.retryAfterSeconds));
  // Fastify would hang up on a sender that is still writing, which then never reads why
  if (told.status === 413) reply.removeHeader('connection');
  return reply
    .code(told.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify(
        failed(
          told.message,
          told.issues?.map((issue) => ({ ...issue, path: pathOf(issue.path) })),
        ),
      ),
    );
}
