// A transaction that changes something cached: it tells other instances, then drops our own entries.
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { Tag, TaggedCache } from './tagged-cache.ts';

export const changesChannel = 'shop_changes';

/**
 * Runs `work` in a transaction. Its commit announces the tags to other instances (NOTIFY is transactional); then our own
 * entries with these tags are dropped, before the caller answers. `tags` may depend on the result of `work`.
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
    if (changed.length > 0) await sql`select pg_notify(${changesChannel}, ${changed.join()})`.execute(db);
    return { made, changed };
  });
  if (changed.length > 0) cache.drop(changed);
  return made;
}
