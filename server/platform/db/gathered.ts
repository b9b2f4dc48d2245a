// One page of what a search has found, from an index that knows nothing of the list's order.
import { type Expression, type RawBuilder, sql } from 'kysely';
import { countLimit } from '#shared/limits.ts';
import type { Seek } from '../paging.ts';
import type { Db } from './schema.ts';

/**
 * Few rows are gathered and then sorted; many are read in the list's order until the page is full. Left to itself the
 * planner guesses between the two, and a wrong guess walks through a whole table.
 */
export const isFew = (count: number): boolean => count <= countLimit;

/** Gathers the rows of `found` and reads one page of them in the order of `columns`. */
export async function readGathered<Row>(
  db: Db,
  found: Expression<unknown>,
  columns: readonly RawBuilder<unknown>[],
  { after, order, limit }: Seek,
): Promise<Row[]> {
  const way = sql.raw(order);
  const sorted = sql.join(columns.map((column) => sql`${column} ${way}`));
  const { rows } = await sql<Row>`
    with found as materialized (${found})
    select * from found where ${after} order by ${sorted} limit ${limit}`.execute(db);
  return rows;
}
