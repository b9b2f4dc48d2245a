import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { replayedHeader } from '../features/keys/idempotency.ts';
import { parseJsonBody } from '../http/json-body.ts';
import { sendFailure } from '../http/send-failure.ts';
import { addRestRoutes } from './adapter.ts';
import { addDocs, docsCalls } from './docs.ts';
import { fileCalls } from './file-calls.ts';
import { addFiles } from './files.ts';
import { countCall } from './key-of-request.ts';
import { refusalOfUnknown } from './paths.ts';
import { routes } from './routes.ts';

async function allowForeignPages(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  const listed = new Set(origins);
  await app.register(cors, {
    origin: (origin, done) => done(null, origin !== undefined && listed.has(origin)),
    credentials: true,
    strictPreflight: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [
      'x-request-id',
      'retry-after',
      'ratelimit',
      'ratelimit-policy',
      'link',
      'etag',
      'content-disposition',
      replayedHeader,
    ],
    maxAge: 600,
  });
  // The CORS plugin answers preflights of listed pages. Any other OPTIONS request is a wrong method.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'OPTIONS' && !request.is404) reply.callNotFound();
    else done();
  });
}

export async function addApi(app: FastifyInstance, deps: Deps): Promise<void> {
  // Registers CORS first, so that pages of listed origins can read refusals.
  if (deps.config.corsOrigins.length > 0) await allowForeignPages(app, deps.config.corsOrigins);
  const refuseUnknown = refusalOfUnknown([...routes, ...fileCalls, ...docsCalls]);
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  app.setNotFoundHandler(refuseUnknown);
  app.addHook('onRequest', async (request, reply) => {
    await countCall(deps, request, reply, request.is404 ? 0 : 1);
    if (request.is404) return refuseUnknown(request, reply);
  });
  app.decorateRequest('apiKey', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body: Buffer, done) => {
    try {
      done(null, parseJsonBody(body));
    } catch (error) {
      done(error as Error);
    }
  });
  addRestRoutes(app, deps);
  await addFiles(app, deps);
  await addDocs(app, deps);
}
