// The one keeper of finished bytes: public answers and pages that change rarely, dropped by tag when they do.
import { hash } from 'node:crypto';

/** What an answer depends on. A change names its tag, and every answer that carries it is forgotten. */
export type Tag = (typeof allTags)[number];
const allTags = ['catalogue', 'categories', 'business', 'reels'] as const;

/** A finished answer: its bytes and the ETag that names them. */
export type Kept = { body: Buffer; etag: string; compressed: Map<'br' | 'gzip', Buffer> };

export type Keeper = {
  /** Gives the kept answer of a key at once, or null. */
  peek(key: string): Kept | null;
  /** Gives the kept answer, or makes it (once, however many ask) and keeps it if nothing changed meanwhile. */
  serve(key: string, tags: readonly Tag[], make: () => Promise<Buffer>): Promise<Kept>;
  /** Names an answer that is not kept, so that it can be sent with an ETag too. */
  name(body: Buffer): Kept;
  /** Forgets every answer that depends on one of the tags. */
  drop(tags: readonly Tag[]): void;
  /** Keeps nothing while false: an instance that cannot hear of other instances' changes. */
  listening(hears: boolean): void;
  /** How often an answer was there already, and how often it had to be made. */
  counts(): { hits: number; misses: number };
};

const room = 64 * 2 ** 20;

// What an answer takes: its key, its bytes with their compressed forms, and what Node needs to hold a small one.
const weightOf = (key: string, { body }: Kept): number => 1_000 + 2 * key.length + 2 * body.length;

/** Names bytes by their hash (RFC 9110, 8.8.3). */
const etagOf = (body: Buffer): string => `"${hash('sha1', body, 'base64url')}"`;

const named = (body: Buffer): Kept => ({ body, etag: etagOf(body), compressed: new Map() });

/** Makes an empty keeper of at most so many bytes (64 MiB); what nobody has asked for the longest goes first. */
export function openKeeper(mostBytes = room): Keeper {
  const kept = new Map<string, { answer: Kept; tags: readonly Tag[] }>();
  const making = new Map<string, Promise<Kept>>();
  const versions = new Map<Tag, number>();
  let bytes = 0;
  let hears = true;
  let hits = 0;
  let misses = 0;

  const versionOf = (tags: readonly Tag[]) => tags.map((tag) => versions.get(tag) ?? 0).join();
  const forget = (key: string) => {
    const entry = kept.get(key);
    if (!entry) return;
    bytes -= weightOf(key, entry.answer);
    kept.delete(key);
  };
  const keep = (key: string, tags: readonly Tag[], answer: Kept) => {
    forget(key);
    kept.set(key, { answer, tags });
    bytes += weightOf(key, answer);
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  };
  const find = (key: string): Kept | null => {
    const entry = kept.get(key);
    if (!entry) return null;
    hits += 1;
    // to the end of the line
    kept.delete(key);
    kept.set(key, entry);
    return entry.answer;
  };
  const drop = (tags: readonly Tag[]) => {
    for (const tag of tags) versions.set(tag, (versions.get(tag) ?? 0) + 1);
    for (const [key, entry] of kept) if (entry.tags.some((tag) => tags.includes(tag))) forget(key);
  };

  return {
    peek: find,
    async serve(key, tags, make) {
      const there = find(key);
      if (there) return there;
      misses += 1;
      const before = versionOf(tags);
      const sharedKey = `${before}\n${key}`;
      const under = making.get(sharedKey);
      if (under) return under;
      const work = make().then((body) => {
        const answer = named(body);
        if (hears && versionOf(tags) === before) keep(key, tags, answer);
        return answer;
      });
      making.set(sharedKey, work);
      try {
        return await work;
      } finally {
        making.delete(sharedKey);
      }
    },
    name: named,
    drop,
    listening(now) {
      hears = now;
      // what is being made at this moment may have missed a change
      drop(allTags);
    },
    counts: () => ({ hits, misses }),
  };
}
