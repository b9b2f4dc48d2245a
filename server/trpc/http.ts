import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { type Language, prefixOf } from '#shared/language.ts';
import type { Deps } from '../deps.ts';
import { callerOf, nobody } from '../http/caller.ts';
import { clientOf } from '../http/client-address.ts';
import { isTooDeep } from '../http/json-body.ts';
import { secretHeaders } from '../http/secret-headers.ts';
import { cacheKey, sendCached } from '../http/send-cached.ts';
import { sendFailure } from '../http/send-failure.ts';
import type { Tag } from '../platform/cache.ts';
import type { Meta } from '../procedures/access.ts';
import type { Caller } from '../procedures/context.ts';
import { describeError, refusalOf } from '../procedures/errors.ts';
import { procedureNames, procedureOf } from './procedure.ts';
import { type AppRouter, appRouter } from './router.ts';

const cachedProcedures = new Map(
  procedureNames.map(procedureOf).flatMap((one) => (one.meta.cacheTags ? [[one.name, one] as const] : [])),
);

const maxUrlLength = 1_000;

type Reads = { names: string[]; tags: Tag[] } & Pick<Meta, 'cacheFor'>;

function readsOf(path: string): Reads | null {
  const names = path.split(',');
  const tags = new Set<Tag>();
  let cacheFor: Meta['cacheFor'];
  for (const name of names) {
    const { cacheTags, cacheFor: procedureCacheFor } = cachedProcedures.get(name)?.meta ?? {};
    if (!cacheTags) return null;
    for (const tag of cacheTags) tags.add(tag);
    cacheFor ??= procedureCacheFor;
  }
  return { names, tags: [...tags], ...(cacheFor && { cacheFor }) };
}

async function answer(deps: Deps, caller: Caller, { names }: Reads, query: URLSearchParams): Promise<Buffer> {
  const batch = query.get('batch') === '1';
  const parsed: unknown = JSON.parse(query.get('input') ?? (batch ? '{}' : 'null'));
  const inputs = batch ? (parsed as Record<string, unknown>) : { 0: parsed ?? undefined };
  const results = await Promise.all(
    names.map(async (name, at) => ({
      result: { data: await procedureOf(name).call({ deps, caller }, inputs[at]) },
    })),
  );
  return Buffer.from(JSON.stringify(batch ? results : results[0]));
}

/** Answers a GET request for cached procedures from the cache. Returns false if tRPC must answer. */
async function sendCachedReads(
  deps: Deps,
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { url } = request;
  if (request.method !== 'GET' || url.length > maxUrlLength) return false;
  const type = 'application/json; charset=utf-8';
  const cached = deps.cache.peek(url);
  if (cached) {
    await sendCached(request, reply, cached, type);
    return true;
  }
  const queryStart = url.indexOf('?');
  const reads = readsOf(
    decodeURIComponent(
      url.slice(`${prefixOf(language)}/trpc/`.length, queryStart < 0 ? undefined : queryStart),
    ),
  );
  if (!reads) return false;
  try {
    const query = new URLSearchParams(queryStart < 0 ? '' : url.slice(queryStart + 1));
    const cached = await deps.cache.serve(cacheKey(url, reads, deps), reads.tags, () =>
      answer(deps, { ...nobody, language }, reads, query),
    );
    await sendCached(request, reply, cached, type);
    return true;
  } catch {
    return false;
  }
}

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
