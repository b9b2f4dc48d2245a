// A change of what is kept: one transaction that tells the other instances, then our own answers are dropped.
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { Keeper, Tag } from './keeper.ts';

export const changesChannel = 'shop_changes';

/**
 * Runs `work` in a transaction, announces the tags to other instances with its commit (NOTIFY is
 * transactional) and drops our own kept answers before the caller answers.
 */
export async function changing<T>(
  db: Db,
  keeper: Keeper,
  tags: readonly Tag[],
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const result = await db.transaction().execute(async (db) => {
    const made = await work(db);
    await sql`select pg_notify(${changesChannel}, ${tags.join()})`.execute(db);
    return made;
  });
  keeper.drop(tags);
  return result;
}
