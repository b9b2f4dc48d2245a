import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { AppError, type FailureId, wordsOfFailure } from '#shared/errors.ts';
import { describeError, refusalOf } from '../procedures/errors.ts';
import { errorBody } from './envelope.ts';

const isClientAborted = ({ raw }: FastifyRequest): boolean => raw.readableAborted && !raw.complete;

// A client that aborts its request gets no answer, so this is the only line in the log.
function clientAborted(cause: unknown, request: FastifyRequest): AppError {
  request.log.info('the client aborted the request');
  return new AppError('malformedRequest', { cause });
}

function logFailure(error: unknown, request: FastifyRequest) {
  const failure = describeError(error);
  request.refusal = refusalOf(error);
  if (failure.status >= 500) request.log.error({ err: error }, failure.message);
  return failure;
}

/** The media type of an answer in lines of JSON. A client asks for it to see the progress of long work. */
export const linesType = 'application/x-ndjson';

/** Sends what `work` reports and then its answer or failure, each as a line. The status is always 200. */
export function sendLines(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (report: (progress: object) => void) => Promise<object>,
): FastifyReply {
  const lines = new PassThrough();
  const send = (line: object) => lines.write(`${JSON.stringify(line)}\n`);
  void work(send)
    .catch((error: unknown) => errorBody(logFailure(error, request).message))
    .then((answer) => lines.end(`${JSON.stringify(answer)}\n`));
  return reply.header('cache-control', 'no-store').type(linesType).send(lines);
}

function answerOf(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = logFailure(isClientAborted(request) ? clientAborted(thrown, request) : thrown, request);
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds));
  // Reads the rest of the request body. Otherwise Fastify would close the connection before the client reads
  // the answer.
  if (failure.status === 413) reply.removeHeader('connection');
  reply.code(failure.status).header('cache-control', 'no-store');
  return failure;
}

export function sendFailure(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  pathOf: (path: string) => string = (path) => path,
): FastifyReply {
  const { message, issues } = answerOf(thrown, request, reply);
  const named = issues?.map((issue) => ({ ...issue, path: pathOf(issue.path) }));
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(errorBody(message, named)));
}

/** Answers a form whose page cannot be shown. */
export const sendSentence = (thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.type('text/plain; charset=utf-8').send(answerOf(thrown, request, reply).message);

/**
 * Answers a path that cannot be decoded or is too long. No Fastify hook has run, so this function sets the
 * request id.
 */
export function refuseBrokenPath(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  sendFailure(error, request, reply.header('x-request-id', request.id));
}

const refusals: Readonly<Record<string, { line: string; id: FailureId }>> = {
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', id: 'bodyTooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', id: 'malformedRequest' },
};

/** Answers a request that is not HTTP, has too long headers or never ends. Then closes the connection. */
export const refuseBrokenRequest: NonNullable<FastifyServerOptions['clientErrorHandler']> = (
  error,
  socket,
) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { line, id } = refusals[error.code] ?? { line: '400 Bad Request', id: 'malformedRequest' };
  const body = JSON.stringify(errorBody(wordsOfFailure(id)));
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${line}\r\ncontent-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
};
