// Requests that break before a route is found are refused in the same shape as all others.
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { type FailureId, wordsOfFailure } from '#shared/errors.ts';
import { failed } from './envelope.ts';
import { sendFailure } from './send-failure.ts';

/** A path that cannot be decoded or is too long: no hook has run, so the request's id is set here. */
export function refuseBrokenPath(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  sendFailure(error, request, reply.header('x-request-id', request.id));
}

const refusals: Readonly<Record<string, { line: string; id: FailureId }>> = {
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', id: 'bodyTooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', id: 'malformedRequest' },
};

/** What is not HTTP at all, has too long a head or never ends: answered on the bare socket, then hung up. */
export const refuseBrokenRequest: NonNullable<FastifyServerOptions['clientErrorHandler']> = (
  error,
  socket,
) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { line, id } = refusals[error.code] ?? { line: '400 Bad Request', id: 'malformedRequest' };
  const body = JSON.stringify(failed(wordsOfFailure(id)));
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${line}\r\ncontent-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
};
