import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { wordsOfFailure } from '#shared/errors.ts';
import type { Deps } from '../deps.ts';
import { checkDatabase } from '../platform/db/open-database.ts';
import { hashToken } from '../platform/hash.ts';
import { isFromThisMachine } from './loopback.ts';

declare module 'fastify' {
  interface FastifyInstance {
    leaving: boolean;
  }
}

/** From now on /readyz answers 503, and every answer closes its connection. The process ends soon. */
export function startShutdown(app: FastifyInstance): void {
  app.leaving = true;
  app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (isFromThisMachine(request)) return true;
  const bearer = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined || bearer === undefined) return false;
  return timingSafeEqual(hashToken(bearer), hashToken(token));
}

export async function addHealth(app: FastifyInstance, deps: Deps): Promise<void> {
  app.decorate('leaving', false);
  await app.register(async (health) => {
    health.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    health.get('/healthz', async () => ({ ok: true }));
    health.get('/readyz', async (request, reply) => {
      if (app.leaving) return reply.code(503).header('retry-after', '2').send({ ok: false });
      try {
        await checkDatabase(deps.db);
        return { ok: true };
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        return reply.code(503).header('retry-after', '2').send({ ok: false });
      }
    });
    health.get('/metrics', async (request, reply) => {
      if (!mayRead(request, deps.config.metricsToken))
        return reply.code(404).type('text/plain; charset=utf-8').send(wordsOfFailure('unknownPath'));
      return reply.type(deps.metrics.contentType).send(await deps.metrics.text());
    });
  });
}
