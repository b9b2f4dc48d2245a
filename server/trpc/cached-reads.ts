import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, prefixOf } from '#shared/language.ts';
import type { Deps } from '../deps.ts';
import { nobody } from '../http/caller.ts';
import { cacheKey, sendCached } from '../http/send-cached.ts';
import type { Tag } from '../platform/cache.ts';
import type { Meta } from '../procedures/access.ts';
import type { Caller } from '../procedures/context.ts';
import { procedureNames, procedureOf } from './procedure.ts';

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
export async function sendCachedReads(
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
