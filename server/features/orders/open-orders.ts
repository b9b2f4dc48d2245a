// Which orders are open, in the words of the index over them: a parameter in its place would not find it.
import { type RawBuilder, sql } from 'kysely';
import { closedStages } from '#shared/orders/stages.ts';

/** Whether an order is neither done nor cancelled; `table` is its table's name or alias. */
export const isOpenOrder = (table = 'orders'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${table}.stage`)} not in (${sql.join(closedStages.map((stage) => sql.lit(stage)))})`;
