import { type Expression, sql } from 'kysely';
import type { Db } from '../../deps.ts';

export const picturesInUse: Expression<string> = sql<string>`(select unnest(images) from services)`;

type Booked = { products: readonly { productId: string }[] };

/** The address of the first picture of each order's first service, by the service's id. */
export async function pictureByService(db: Db, orders: readonly Booked[]): Promise<Record<string, string>> {
  const ids = [...new Set(orders.flatMap(({ products: [first] }) => (first ? [first.productId] : [])))];
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('services')
    .select(['id', sql<string | null>`images[1]`.as('picture')])
    .where('id', 'in', ids)
    .execute();
  return Object.fromEntries(rows.flatMap(({ id, picture }) => (picture ? [[id, picture]] : [])));
}
