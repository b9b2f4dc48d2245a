// Counts that stay quick however many rows there are.
import { type Expression, sql } from 'kysely';
import { countLimit } from '#shared/limits.ts';
import { readCachedAggregate } from './cached-aggregates.ts';
import type { Db } from './schema.ts';

/** Counts the rows of a query, at most one beyond the limit of counts (10,000). */
export async function countUpToLimit(db: Db, found: Expression<unknown>): Promise<number> {
  const counting = sql<{ count: number }>`
    select count(*) as count from (select from (${found}) as found limit ${sql.lit(countLimit + 1)}) as counted`;
  const [row] = await readCachedAggregate(db, counting, ([row]) => row?.count ?? 0);
  return row?.count ?? 0;
}
