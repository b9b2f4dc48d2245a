// Counts that stay quick however many rows there are.
import type { SelectQueryBuilder } from 'kysely';
import { countLimit } from '#shared/limits.ts';
import { readFigures } from './figures.ts';
import type { Db, Tables } from './schema.ts';

/** Counts the rows of a query, at most one beyond the limit of counts (10,000). */
export async function countUpToLimit<T extends keyof Tables>(
  db: Db,
  found: SelectQueryBuilder<Tables, T, unknown>,
): Promise<number> {
  const counting = db
    .selectFrom(found.limit(countLimit + 1).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'));
  const [row] = await readFigures(db, counting, ([row]) => row?.count ?? 0);
  return row?.count ?? 0;
}
