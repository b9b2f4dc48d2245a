// How many orders people have, for lists of people.
import type { Db } from '../../platform/db/schema.ts';

/** Number of orders of each of the users (by `_id`); who has none is left out. One query for all of them. */
export async function countOrders(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(({ fn }) => ['user_id', fn.countAll<number>().as('count')])
    .where('user_id', 'in', userIds)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.count]));
}
