import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { languageCodes, prefixOf } from '#shared/language.ts';
import type { Deps } from './deps.ts';
import { addCalendarFeeds } from './http/calendar.ts';
import { addDeadline, answerDeadlineMs } from './http/deadline.ts';
import { addHealth } from './http/health.ts';
import { addMailbox } from './http/mailbox.ts';
import { addMediaFiles } from './http/media.ts';
import { addRequestLog, shopLogLines } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { refuseBrokenPath, refuseBrokenRequest, sendFailure } from './http/send-failure.ts';
import { addPages } from './pages/routes.ts';
import { addSearchEngineFiles } from './pages/search-engines.ts';
import { addApi } from './rest/api.ts';
import { addTrpc } from './trpc/http.ts';
import { procedureNames } from './trpc/procedure.ts';

const bodyLimit = 4 * 2 ** 20;

const clientTimeouts = { headers: 10_000, request: 20_000, silence: 30_000, checkEvery: 2_000 };

export async function buildApp(deps: Deps, timeouts = clientTimeouts): Promise<FastifyInstance> {
  const { config } = deps;
  const app = fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: shopLogLines,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit,
    frameworkErrors: refuseBrokenPath,
    clientErrorHandler: refuseBrokenRequest,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.silence,
    keepAliveTimeout: 72_000,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.checkEvery,
      maxHeaderSize: 16 * 2 ** 10,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: true, ignoreDuplicateSlashes: false },
  });
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  app.removeAllContentTypeParsers();
  await app.register(cookie);
  addRequestLog(app, deps.metrics, new Set(procedureNames));
  addDeadline(app, answerDeadlineMs * config.patience);
  addSecurityHeaders(app, config);
  await app.register((api) => addApi(api, deps), { prefix: '/api' });
  for (const language of languageCodes)
    await app.register((trpc) => addTrpc(trpc, deps, language), { prefix: `${prefixOf(language)}/trpc` });
  await addHealth(app, deps);
  await addMediaFiles(app, deps);
  addCalendarFeeds(app, deps);
  if (!config.production && !config.mail) addMailbox(app, deps);
  addSearchEngineFiles(app, deps);
  await addPages(app, deps);
  return app;
}
