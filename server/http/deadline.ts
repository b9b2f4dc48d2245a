import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { sendFailure } from './send-failure.ts';

export const answerDeadlineMs = 4_600;
const retryAfterSeconds = 2;

declare module 'fastify' {
  interface FastifyRequest {
    deadline: NodeJS.Timeout | null;
  }
  interface FastifyContextConfig {
    boundsItself?: true;
  }
}

const isArriving = ({ raw }: FastifyRequest) =>
  raw.readableFlowing !== null && !raw.complete && !raw.destroyed;

/**
 * Answers 503 after `withinMs`. The work itself goes on. If the browser retries a booking, the idempotency
 * key finds the first order.
 */
export function addDeadline(app: FastifyInstance, withinMs: number): void {
  app.decorateRequest('deadline', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.boundsItself) return done();
    const answer = () => {
      // Fastify runs no onResponse hook for a client that left before the answer began.
      if (reply.raw.destroyed) return;
      if (isArriving(request)) request.deadline = setTimeout(answer, withinMs);
      else if (!reply.sent && !reply.raw.headersSent) {
        sendFailure(new AppError('unavailable', { retryAfterSeconds }), request, reply);
        // Fastify then drops the late answer without a warning.
        reply.hijack();
      }
    };
    request.deadline = setTimeout(answer, withinMs);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.deadline) clearTimeout(request.deadline);
    done();
  });
}
