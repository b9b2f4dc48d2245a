import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import type { Deps } from '../deps.ts';
import { callerOf } from '../http/caller.ts';
import { clientOf } from '../http/client-address.ts';
import { isTooDeep } from '../http/json-body.ts';
import { secretHeaders } from '../http/secret-headers.ts';
import { sendFailure } from '../http/send-failure.ts';
import { describeError, refusalOf } from '../procedures/errors.ts';
import { sendCachedReads } from './cached-reads.ts';
import { type AppRouter, appRouter } from './router.ts';

const maxCalls = 20;

// tRPC would read forms and files of any length. A foreign page could send a form without a preflight.
function refuseOtherBodies({ method, mediaType }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD') return;
  if (method !== 'POST') throw new AppError('methodNotAllowed');
  if (mediaType !== 'application/json') throw new AppError('wrongContentType');
}

/** Registers /trpc of a language. Each call of a batch counts towards the general limit. A batch has at most 20 calls. */
export async function addTrpc(app: FastifyInstance, deps: Deps, language: Language): Promise<void> {
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const calls = path.split(/,|%2c/i).length;
    if (calls > maxCalls) throw new AppError('tooManyCalls');
    await deps.limiter.takeGeneral(clientOf(request.ip), calls);
    refuseOtherBodies(request);
    reply.headers(secretHeaders);
    if (await sendCachedReads(deps, language, request, reply)) return reply;
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const { body } = request;
    if (typeof body === 'string' && isTooDeep(Buffer.from(body))) throw new AppError('malformedJson');
    done();
  });
  await app.register(fastifyTRPCPlugin, {
    prefix: '/',
    trpcOptions: {
      router: appRouter,
      createContext: ({ req, res }) => ({
        deps,
        caller: callerOf(deps, req, res, { isLimitCounted: false, language }),
      }),
      onError: ({ error, path, req }) => {
        const failure = describeError(error);
        req.refusal = refusalOf(error);
        if (failure.status >= 500) deps.log.error({ err: error.cause ?? error, path }, failure.message);
      },
      responseMeta: ({ errors }) => {
        const wait = errors
          .map((error) => describeError(error).retryAfterSeconds)
          .find((s) => s !== undefined);
        return wait === undefined ? {} : { headers: new Headers({ 'retry-after': String(wait) }) };
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
  });
}
