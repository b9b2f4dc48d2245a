// The web server, put together from its doors. It never listens, so tests can inject requests.
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { refuseBrokenPath, refuseBrokenRequest } from './http/broken-requests.ts';
import { addLeaving } from './http/closing-connections.ts';
import { addDeadline } from './http/deadline.ts';
import { addHealth } from './http/health.ts';
import { addHungUp } from './http/hung-up.ts';
import { addMailbox } from './http/mailbox.ts';
import { addMediaFiles } from './http/media.ts';
import { addRequestLog, ownLines } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { sendFailure } from './http/send-failure.ts';
import { addPages } from './pages/routes.ts';
import { addSearchEngineFiles } from './pages/search-engines.ts';
import { addApi } from './rest/api.ts';
import { addTrpc } from './trpc/http.ts';
import { procedureNames } from './trpc/procedure.ts';

const bodyLimit = 4 * 2 ** 20;

/** How long a sender may take, in ms: for the headers, for the whole request, and for a silence in between. */
const patience = { headers: 10_000, request: 20_000, silence: 30_000, checkEvery: 2_000 };

/** Builds the server of one process. The caller starts and stops what is in `deps`; tests shorten `senders`. */
export async function buildApp(deps: Deps, senders = patience): Promise<FastifyInstance> {
  const { config } = deps;
  const app = fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: ownLines,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit,
    frameworkErrors: refuseBrokenPath,
    clientErrorHandler: refuseBrokenRequest,
    requestTimeout: senders.request,
    connectionTimeout: senders.silence,
    keepAliveTimeout: 72_000,
    // Node's own bound for the address and all headers together is 16 KiB; it is named here so that it stays
    http: {
      headersTimeout: senders.headers,
      connectionsCheckingInterval: senders.checkEvery,
      maxHeaderSize: 16 * 2 ** 10,
    },
    forceCloseConnections: 'idle',
    // who came in before the doors closed is answered like everyone
    return503OnClosing: false,
    // batches of tRPC name up to 20 procedures in one path part
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: true, ignoreDuplicateSlashes: false },
  });
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  // the doors that take bodies say which; nothing else reads any
  app.removeAllContentTypeParsers();
  await app.register(cookie);
  addLeaving(app);
  addRequestLog(app, deps.metrics, new Set(procedureNames));
  addDeadline(app);
  addHungUp(app);
  addSecurityHeaders(app, config);
  await app.register((api) => addApi(api, deps), { prefix: '/api' });
  await app.register((trpc) => addTrpc(trpc, deps), { prefix: '/trpc' });
  await addHealth(app, deps);
  await addMediaFiles(app, deps);
  if (!config.production && !config.postmark) addMailbox(app, deps);
  addSearchEngineFiles(app, deps);
  await addPages(app, deps);
  return app;
}
