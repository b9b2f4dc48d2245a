import type { Db } from '../../platform/db/schema.ts';
import { averageOf } from './present.ts';

export async function ratingFigures(db: Db): Promise<{ average: number; count: number }> {
  const row = await db
    .selectFrom('services')
    .select(({ fn }) => [
      fn.sum<number | null>('rating_sum').as('stars'),
      fn.sum<number | null>('rating_count').as('count'),
    ])
    .executeTakeFirstOrThrow();
  const count = row.count ?? 0;
  return { average: averageOf(row.stars ?? 0, count), count };
}
