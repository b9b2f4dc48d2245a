// Which orders are open, written exactly as in the condition of the index over them: with a parameter PostgreSQL would not
// use that index.
import { type RawBuilder, sql } from 'kysely';
import { closedStages } from '#shared/orders/stages.ts';

/** Whether an order is neither done nor cancelled; `table` is its table's name or alias. */
export const isOpenOrder = (table = 'orders'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${table}.stage`)} not in (${sql.join(closedStages.map((stage) => sql.lit(stage)))})`;
