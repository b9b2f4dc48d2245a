// Repeats the condition of the partial index in literals. With parameters PostgreSQL would not use the index.
import { type RawBuilder, sql } from 'kysely';
import { closedStages } from '#shared/orders/stages.ts';
import type { Db } from '../../platform/db/schema.ts';

export const isOpenOrder = (table = 'orders'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${table}.stage`)} not in (${sql.join(closedStages.map((stage) => sql.lit(stage)))})`;

/**
 * Orders with a visit, for the day board and the overview. The visit of a waiting order is over, so the board
 * lists waiting orders apart.
 */
export const isVisit = sql<boolean>`visit_from is not null and stage <> 'waiting'`;

/**
 * Reads the open warranty claims of an order, sorted by visit. The caller then frees the visit's places in
 * lock order.
 */
export const openClaims = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.order_id', '=', 'warranty_of').onRef('line', '=', 'warranty_line'),
    )
    .select(['orders.id', 'order_number', 'warranty_line', 'order_lines.service_id'])
    .where('warranty_of', '=', orderId)
    .where(isOpenOrder())
    .orderBy('visit_from')
    .orderBy('orders.id')
    .execute();

export const openClaimOf = async (db: Db, orderId: string, line: number) =>
  (await openClaims(db, orderId)).find((claim) => claim.warranty_line === line);
