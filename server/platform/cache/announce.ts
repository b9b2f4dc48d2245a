// Tells other instances of a change after its commit, for changes of one short statement. A NOTIFY inside that statement would
// make all of them wait for each other's disk (PostgreSQL holds one lock for them), which halves the bookings per second.
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../db/schema.ts';
import { changesChannel } from './invalidating-transaction.ts';
import type { Tag, TaggedCache } from './tagged-cache.ts';

/** Drops our own cached answers at once and tells the other instances a moment later. */
export type Announce = (tags: readonly Tag[]) => void;

/**
 * Announces on a database. One announcement is under way at a time, and what comes meanwhile goes together with the next. A
 * process that dies in between has told nobody: so only for what is cached no longer than a minute.
 */
export function openAnnouncer(db: Db, cache: TaggedCache, log: Logger): Announce {
  let waiting = new Set<Tag>();
  let isTelling = false;

  const tell = async () => {
    isTelling = true;
    while (waiting.size > 0) {
      const tags = [...waiting];
      waiting = new Set();
      await sql`select pg_notify(${changesChannel}, ${tags.join()})`
        .execute(db)
        .catch((error: unknown) => log.warn({ err: error }, 'a change was not announced'));
    }
    isTelling = false;
  };

  return (tags) => {
    cache.drop(tags);
    for (const tag of tags) waiting.add(tag);
    if (!isTelling) void tell();
  };
}
