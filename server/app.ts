// The web server, put together from its doors. It never listens, so tests can inject requests.
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { addHealth } from './http/health.ts';
import { addMailbox } from './http/mailbox.ts';
import { addMediaFiles } from './http/media.ts';
import { addPages } from './http/pages.ts';
import { addRequestLog } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { addApi } from './rest/api.ts';
import { addTrpc } from './trpc/http.ts';

const bodyLimit = 4 * 2 ** 20;

/** Builds the server of one process. The caller starts and stops what is in `deps`. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  const app = fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    disableRequestLogging: true,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit,
    // slow senders: headers within 10 s, the whole request within 20 s
    requestTimeout: 20_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    forceCloseConnections: 'idle',
    // batches of tRPC name up to 20 procedures in one path part
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: true, ignoreDuplicateSlashes: false },
  });
  await app.register(cookie);
  addRequestLog(app, deps.metrics);
  await addSecurityHeaders(app, config);
  await app.register((api) => addApi(api, deps), { prefix: '/api' });
  await app.register((trpc) => addTrpc(trpc, deps), { prefix: '/trpc' });
  await addHealth(app, deps);
  await addMediaFiles(app, deps);
  if (!config.production && !config.postmark) addMailbox(app, deps);
  await addPages(app, deps);
  return app;
}
