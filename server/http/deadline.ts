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
    boundsItself?: true;
  }
}

const isArriving = ({ raw }: FastifyRequest) =>
  raw.readableFlowing !== null && !raw.complete && !raw.destroyed;

/** Answers 503 after `withinMs`. The work goes on: a retried booking gets the first order by its key. */
export function addDeadline(app: FastifyInstance, withinMs = answersWithinMs): void {
  app.decorateRequest('deadline', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.boundsItself) return done();
    const answer = () => {
      // Fastify reports no end of a request whose client left before the answer began.
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
