// The /api scope: foreign origins, the general limit, JSON bodies, the table and the few handlers beside it.
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { parseJsonBody } from '../http/json-body.ts';
import { addRestRoutes } from './adapter.ts';
import { addFiles, fileRoutes } from './files.ts';

/** Registers everything under /api. */
export async function addApi(app: FastifyInstance, deps: Deps): Promise<void> {
  if (deps.config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...deps.config.corsOrigins],
      credentials: true,
      strictPreflight: false,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: ['x-request-id', 'retry-after', 'link', 'etag'],
      maxAge: 600,
    });
  }
  app.addHook('onRequest', (request, _reply, done) => {
    // an unknown path is told as such before anything is counted (rest-api.md, order of checks)
    if (!request.is404) deps.limiter.takeGeneral(request.ip, 1);
    done();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body: Buffer, done) => {
    try {
      done(null, parseJsonBody(body));
    } catch (error) {
      done(error as Error);
    }
  });
  addRestRoutes(app, deps, fileRoutes);
  await addFiles(app, deps);
}
