// One log line per request, the request's id in the answer, and how long it took.
import type { FastifyInstance } from 'fastify';

/** Adds the request id header and the line. Query strings stay out: they may carry what people typed. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '';
    request.log.info(
      {
        method: request.method,
        // the last part of a reset link is a secret, and the route's pattern tells enough
        route: request.routeOptions.url ?? path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
