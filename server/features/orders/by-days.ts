// Orders of some days by their totals. An index has each day's orders in that order, and a page of so many rows lies in
// as many days: those of which the first order would come first.
import { type RawBuilder, sql } from 'kysely';
import { sortedBy } from '../../platform/db/gathered.ts';
import { indiaDate } from '../../platform/india-days.ts';
import type { Seek } from '../../platform/paging.ts';

/**
 * One page of orders in the order of `columns` (total, id), with these alone. `ofDays` and `ofOrder` say which are meant;
 * `o` is the order.
 */
export function pageOfDays(
  ofDays: RawBuilder<boolean>,
  ofOrder: RawBuilder<boolean>,
  columns: readonly RawBuilder<unknown>[],
  { after, order, limit }: Seek,
): RawBuilder<unknown> {
  const sorted = sortedBy(columns, order);
  const firstOf = (days: RawBuilder<unknown>, most: number) => sql`
    select days.day, lowest.* from (${days}) as days cross join lateral (
      select o.id, o.total_paise from orders as o
      where ${indiaDate(sql`o.created_at`)} = days.day and ${ofOrder} and ${after} order by ${sorted} limit ${sql.lit(most)}
    ) as lowest order by ${sorted} limit ${sql.lit(limit)}`;
  const every = sql`select day::date as day from (
      select min(o.created_at) as first, max(o.created_at) as last from orders as o where ${ofDays} and ${ofOrder}
    ) as span, generate_series(${indiaDate(sql`first`)}::timestamp, ${indiaDate(sql`last`)}::timestamp, '1 day') as day`;
  return firstOf(firstOf(every, 1), limit);
}
