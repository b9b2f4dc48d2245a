// Is the process alive, does the database answer: for supervisors and load balancers.

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

/** Registers /healthz (the process lives) and /readyz (the database answers, else 503). */
export async function addHealth(app: FastifyInstance, deps: Deps): Promise<void> {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await sql`select 1`.execute(deps.db);
      return { ok: true };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).header('retry-after', '2').send({ ok: false });
    }
  });
}
