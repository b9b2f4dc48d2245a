// An in-memory cache of public answers and pages. A change drops all entries with its tags. LISTEN and NOTIFY
// tell other instances.
import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import type { Logger } from 'pino';
import { connectionNames } from './db/postgres.ts';
import type { Db } from './db/schema.ts';

export const allTags = [
  'catalogue',
  'categories',
  'business',
  'reels',
  'visitSettings',
  'technicians',
  'visits',
] as const;
export type Tag = (typeof allTags)[number];

export type Encoding = 'br' | 'gzip';

export type CachedAnswer = {
  readonly body: Buffer;
  readonly etag: string;
  compressed(encoding: Encoding): Promise<Buffer>;
};

export type TaggedCache = ReturnType<typeof openTaggedCache>;

const maxCacheBytes = 24 * 2 ** 20;
const answerBytes = (body: Buffer) => 2_000 + Math.ceil(body.length * 1.5);
const valueBytes = 100_000;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Computes the entity tag of an answer (RFC 9110, 8.8.3). */
export function withEtag(body: Buffer): CachedAnswer {
  const forms: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    body,
    etag: `"${hash('sha1', body, 'base64url')}"`,
    compressed: (encoding) =>
      (forms[encoding] ??=
        encoding === 'br'
          ? compress.br(body, {
              params: {
                [constants.BROTLI_PARAM_QUALITY]: 5,
                [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
              },
            })
          : compress.gzip(body)),
  };
}

type Entry = { tags: readonly Tag[]; bytes: number; content: unknown };

export function openTaggedCache(maxBytes = maxCacheBytes) {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  const making = new Map<string, Promise<unknown>>();
  const versions = new Map<Tag, number>();
  let isEnabled = true;
  let hits = 0;
  let misses = 0;

  const versionOf = (tags: readonly Tag[]) => tags.map((tag) => versions.get(tag) ?? 0).join();
  const find = (key: string) => {
    const entry = entries.get(key);
    if (entry) hits += 1;
    return entry?.content ?? null;
  };
  const make = async (key: string, tags: readonly Tag[], work: () => Promise<Omit<Entry, 'tags'>>) => {
    misses += 1;
    const version = versionOf(tags);
    const { bytes, content } = await work();
    // A read that began before a change may be outdated.
    if (isEnabled && versionOf(tags) === version) entries.set(key, { tags, bytes, content });
    return content;
  };
  const findOrMake = async (
    key: string,
    tags: readonly Tag[],
    work: () => Promise<Omit<Entry, 'tags'>>,
  ): Promise<unknown> => {
    const found = find(key);
    if (found !== null) return found;
    const makingKey = `${versionOf(tags)}\n${key}`;
    const running = making.get(makingKey);
    if (running !== undefined) return running;
    const made = make(key, tags, work).finally(() => making.delete(makingKey));
    making.set(makingKey, made);
    return made;
  };
  const drop = (tags: readonly Tag[]) => {
    for (const tag of tags) versions.set(tag, (versions.get(tag) ?? 0) + 1);
    for (const [key, entry] of entries) if (entry.tags.some((tag) => tags.includes(tag))) entries.delete(key);
  };

  return {
    peek: (key: string) => find(key) as CachedAnswer | null,
    /**
     * Returns a cached answer, or calls `work` once for all simultaneous callers. The result is not cached if
     * one of its tags is dropped before `work` returns.
     */
    serve: (key: string, tags: readonly Tag[], work: () => Promise<Buffer>) =>
      findOrMake(key, tags, async () => {
        const body = await work();
        return { bytes: answerBytes(body), content: withEtag(body) };
      }) as Promise<CachedAnswer>,
    value: <T>(key: string, tags: readonly Tag[], work: () => Promise<T>) =>
      findOrMake(`value ${key}`, tags, async () => ({
        bytes: valueBytes,
        content: await work(),
      })) as Promise<T>,
    drop,
    /** An instance that cannot listen for changes must not cache. */
    setEnabled(enabled: boolean) {
      isEnabled = enabled;
      drop(allTags);
    },
    counts: () => ({ hits, misses, bytes: entries.calculatedSize }),
  };
}

const channel = 'shop_changes';

/**
 * Runs a transaction that changes data with these tags. The commit notifies other instances, and this
 * instance drops its entries.
 */
export async function invalidatingTransaction<T>(
  db: Db,
  cache: TaggedCache,
  tags: readonly Tag[] | ((made: T) => readonly Tag[]),
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { made, changed } = await db.transaction().execute(async (db) => {
    const made = await work(db);
    const changed = typeof tags === 'function' ? tags(made) : tags;
    if (changed.length > 0) await sql`select pg_notify(${channel}, ${changed.join()})`.execute(db);
    return { made, changed };
  });
  if (changed.length > 0) cache.drop(changed);
  return made;
}

const retryMs = 500;
const heartbeatMs = 1_000;

/** Drops entries that other instances changed. While the connection is lost, the cache is disabled. */
export function listenForChanges(databaseUrl: string, cache: TaggedCache, log: Logger): () => Promise<void> {
  const stop = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: stop.signal });

  const listenUntilLost = async () => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: connectionNames.changes,
      connectionTimeoutMillis: 2_000,
      query_timeout: 1_000,
    });
    const lost = new Promise<never>((_, reject) => {
      client.on('error', reject).on('end', () => reject(new Error('the connection ended')));
    });
    lost.catch(() => {});
    client.on('notification', ({ payload }) => cache.drop((payload ?? '').split(',') as Tag[]));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      cache.setEnabled(true);
      for (;;) {
        await Promise.race([lost, pause(heartbeatMs)]);
        await client.query('select 1');
      }
    } finally {
      cache.setEnabled(false);
      // Destroys the socket, because a graceful end would wait for a server that does not answer.
      client.connection.stream.destroy();
    }
  };
  const listening = (async () => {
    while (!stop.signal.aborted) {
      await listenUntilLost().catch((error) => {
        if (!stop.signal.aborted) log.warn({ err: error }, 'not listening for changes');
      });
      await pause(retryMs).catch(() => {});
    }
  })();
  cache.setEnabled(false);
  return async () => {
    stop.abort();
    await listening;
  };
}
