// The last moments before the doors close: whoever comes is still answered, and told not to come again.
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this process is about to end. */
    leaving: boolean;
  }
}

/** Lets the server be told that it is about to end. */
export function addLeaving(app: FastifyInstance): void {
  app.decorate('leaving', false);
}

/**
 * Begins the leaving: /readyz says 503, so that balancers send nobody any more, and every answer closes its connection
 * (RFC 9112, 9.6), so that none stays open which the end would cut.
 */
export function startLeaving(app: FastifyInstance): void {
  app.leaving = true;
  app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
}
