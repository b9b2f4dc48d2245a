// Every answer begins within 5 s of its request: whatever is still being waited for by then (several queries in a
// row, each within its own bound), the caller hears that it may come again. The work itself may still come to its
// end: a booking asked for again with its key is then answered with the first one.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { sendFailure } from './send-failure.ts';

const answersWithinMs = 4_600;
const retryAfterSeconds = 2;

declare module 'fastify' {
  interface FastifyRequest {
    deadline: NodeJS.Timeout | null;
  }
  interface FastifyContextConfig {
    /** The route's work has bounds of its own that may be longer: decoding a large picture on a busy machine. */
    boundsItself?: true;
  }
}

// Somebody reads the body, and its sender takes his time: that has bounds of its own (app.ts, patience).
const isArriving = ({ raw }: FastifyRequest) =>
  raw.readableFlowing !== null && !raw.complete && !raw.destroyed;

/** Answers 503 with Retry-After where nothing has been answered `withinMs` after a request has arrived. */
export function addDeadline(app: FastifyInstance, withinMs = answersWithinMs): void {
  app.decorateRequest('deadline', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.boundsItself) return done();
    const answer = () => {
      // who has hung up waits for nothing; fastify tells of no end where that came before the answer began
      if (reply.raw.destroyed) return;
      if (isArriving(request)) request.deadline = setTimeout(answer, withinMs);
      else if (!reply.sent && !reply.raw.headersSent)
        sendFailure(new AppError('unavailable', { retryAfterSeconds }), request, reply);
    };
    request.deadline = setTimeout(answer, withinMs);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.deadline) clearTimeout(request.deadline);
    done();
  });
}
