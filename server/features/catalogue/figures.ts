// Figures of the catalogue for the owner's morning.
import type { Db } from '../../platform/db/schema.ts';

/** All services' ratings together: their average with one decimal (0 while there is none) and their number. */
export async function ratingFigures(db: Db): Promise<{ average: number; count: number }> {
  const { stars, count } = await db
    .selectFrom('services')
    .select(({ fn }) => [
      fn.sum<number | null>('rating_sum').as('stars'),
      fn.sum<number | null>('rating_count').as('count'),
    ])
    .executeTakeFirstOrThrow();
  if (!stars || !count) return { average: 0, count: 0 };
  return { average: Math.round((stars / count) * 10) / 10, count };
}
