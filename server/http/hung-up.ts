// Senders who hang up in the middle of a request.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';

/** Whether the sender went away before the whole request was here. */
export const hasHungUp = ({ raw }: FastifyRequest): boolean => raw.readableAborted && raw.complete === false;

/**
 * Ends requests whose sender went away while it was asked who calls. Whoever began to read such a body now would wait for
 * ever: its stream has ended already, and says so no second time.
 */
export function addHungUp(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasHungUp(request)) done(new AppError('malformedRequest'));
    else done(null, payload);
  });
}
