// Figures of the catalogue for the owner's morning.
import { readCachedAggregate } from '../../platform/db/cached-aggregates.ts';
import type { Db } from '../../platform/db/schema.ts';
import { averageOf } from './present.ts';

/** All services' ratings together: their average with one decimal (0 while there is none) and their number. */
export async function ratingFigures(db: Db): Promise<{ average: number; count: number }> {
  const rating = db
    .selectFrom('services')
    .select(({ fn }) => [
      fn.countAll<number>().as('services'),
      fn.sum<number | null>('rating_sum').as('stars'),
      fn.sum<number | null>('rating_count').as('count'),
    ]);
  const [row] = await readCachedAggregate(db, rating, ([row]) => row?.services ?? 0);
  const { stars, count } = { stars: row?.stars ?? 0, count: row?.count ?? 0 };
  return { average: averageOf(stars, count), count };
}
