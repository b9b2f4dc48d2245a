// Figures of the catalogue for the owner's morning.
import type { Db } from '../../platform/db/schema.ts';
import { averageOf } from './present.ts';

/** All services' ratings together: their average with one decimal (0 while there is none) and their number. */
export async function ratingFigures(db: Db): Promise<{ average: number; count: number }> {
  const { stars, count } = await db
    .selectFrom('services')
    .select(({ fn }) => [
      fn.sum<number | null>('rating_sum').as('stars'),
      fn.sum<number | null>('rating_count').as('count'),
    ])
    .executeTakeFirstOrThrow();
  return { average: averageOf(stars ?? 0, count ?? 0), count: count ?? 0 };
}
