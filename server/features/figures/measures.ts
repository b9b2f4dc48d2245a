// The sums behind the figures. docs/rules.md#figures says which event counts when and for whom.
import { type RawBuilder, sql } from 'kysely';
import type { Figures, Grouping } from '#shared/figures/schema.ts';
import { within } from '../../platform/db/conditions.ts';
import { isRepairedAgain } from '../orders/appliances.ts';
import {
  estimateAnswers,
  furtherVisits,
  hasKnownDueTime,
  isCancelled,
  isDone,
  isNoTest,
  isNoTestBill,
  isNoTestOf,
  isOnTime,
  technicianOn,
} from '../orders/counted.ts';

type Days = { from: string; to: string };
export type Sums = Record<keyof Figures, number>;
type Statement = RawBuilder<Partial<Sums> & { key: string }>;

export const noSums: Readonly<Sums> = {
  booked: 0,
  done: 0,
  timed: 0,
  onTime: 0,
  firstVisit: 0,
  cancelled: 0,
  claims: 0,
  cameBack: 0,
  answered: 0,
  agreed: 0,
  bills: 0,
  billed: 0,
  taken: 0,
  ratings: 0,
  stars: 0,
};

const count = (condition: RawBuilder<boolean>) => sql`count(*) filter (where ${condition})`;
const sign = sql`case b.document when 'bill' then 1 else -1 end`;

const columnsOn = (day: string): Record<Grouping, RawBuilder<unknown>> => ({
  category: sql`o.category`,
  area: sql`o.area`,
  technician: technicianOn('o', day),
  source: sql`o.source`,
});

/**
 * Events of orders on these days except booking and closing: answers to estimates, bills, payments, ratings. One
 * join with orders for all is faster than one for each. Bills and payments have a technician of their own.
 */
const facts = (days: Days, ofBill: RawBuilder<unknown>, ofAll: boolean) => sql`
  select order_id, false as has_own, null::uuid as technician_id, 1 as answered, agreed::int as agreed,
    0 as bills, 0::bigint as billed, 0::bigint as taken, 0 as ratings, 0 as stars
  from (
    select e.order_id, bool_or(e.kind = 'estimateAgreed') as agreed from order_events e
    where e.kind in ${estimateAnswers} and ${within(sql`e.at`, days)} and ${isNoTestOf(sql`e.order_id`)}
    group by e.order_id
  ) as answered
  union all
  select b.order_id, true, b.technician_id, 0, 0, ${sign}, ${sign} * b.total_paise, 0, 0, 0
  from bills b where ${within(sql`b.issued_at`, days)} and ${ofBill} and ${isNoTestBill(sql`b.id`)}
  union all
  select b.order_id, true, b.technician_id, 0, 0, 0, 0, p.amount_paise, 0, 0
  from bill_payments p ${ofAll ? sql`cross join (select null::uuid as order_id, null::uuid as technician_id) as b` : sql`join bills b on b.id = p.bill_id`}
  where ${within(sql`p.at`, days)} and ${ofBill} and ${isNoTestBill(sql`p.bill_id`)}
  union all
  select f.order_id, false, null, 0, 0, 0, 0, 0, 1, f.rating
  from feedback f where ${within(sql`f.created_at`, days)} and ${isNoTestOf(sql`f.order_id`)}`;

/**
 * The statements of the figures of these days. With `by` a row for each group, named by `key` (blank without
 * a technician). With `technicianId` for one technician only.
 */
export function figureStatements(days: Days, by: Grouping | null, technicianId?: string): Statement[] {
  const columns = columnsOn(days.to);
  const technician = columns.technician;
  const ofFact = {
    ...columns,
    technician: sql`case when f.has_own then f.technician_id else ${technician} end`,
  };
  const select = (
    from: RawBuilder<unknown>,
    where: RawBuilder<unknown>,
    sums: Partial<Record<keyof Sums, RawBuilder<unknown>>>,
    groups = columns,
  ): Statement => sql`
    select ${by ? sql`coalesce(${groups[by]}::text, '')` : sql`''`} as key,
      ${sql.join(Object.entries(sums).map(([name, sum]) => sql`(${sum})::bigint as ${sql.ref(name)}`))}
    from ${from} where ${where} ${by ? sql`group by 1` : sql``}`;
  const isOne = technicianId !== undefined;
  const ofOrder = isOne ? sql`${technician} = ${technicianId}::uuid` : sql`true`;
  const ofBill = isOne ? sql`b.technician_id = ${technicianId}::uuid` : sql`true`;
  const total = (name: keyof Sums) => sql`coalesce(sum(f.${sql.ref(name)}), 0)`;
  return [
    select(sql`orders o`, sql`${within(sql`o.created_at`, days)} and ${isNoTest} and ${ofOrder}`, {
      booked: sql`count(*)`,
    }),
    select(
      sql`orders o left join (select distinct order_id from order_events where kind in ${furtherVisits}) as further
        on further.order_id = o.id`,
      sql`${within(sql`o.closed_at`, days)} and ${isNoTest} and ${ofOrder}`,
      {
        done: count(isDone),
        timed: count(hasKnownDueTime),
        onTime: count(isOnTime),
        firstVisit: count(sql`${hasKnownDueTime} and further.order_id is null`),
        cancelled: count(isCancelled),
      },
    ),
    // A claim counts for the first repair: its technician, category, area and source.
    select(
      by || isOne ? sql`orders c join orders o on o.id = c.warranty_of` : sql`orders c`,
      sql`c.warranty_of is not null and ${within(sql`c.created_at`, days)} and ${isNoTestOf(sql`c.id`)} and ${ofOrder}`,
      { claims: sql`count(*)` },
    ),
    // A repair of the same appliance within 90 days counts for the first repair too.
    select(
      sql`(select distinct on (c.id) f.* from order_appliances n join orders c on c.id = n.order_id
          join order_appliances m on m.appliance_id = n.appliance_id join orders f on f.id = m.order_id
          where ${within(sql`c.created_at`, days)} and ${isNoTestOf(sql`c.id`)} and ${isRepairedAgain}
          order by c.id, f.closed_at desc) as o`,
      ofOrder,
      { cameBack: sql`count(*)` },
    ),
    select(
      sql`(${facts(days, ofBill, !by && !isOne)}) as f ${by || isOne ? sql`join orders o on o.id = f.order_id` : sql``}`,
      isOne ? sql`(f.has_own or ${ofOrder})` : sql`true`,
      {
        answered: total('answered'),
        agreed: total('agreed'),
        bills: total('bills'),
        billed: total('billed'),
        taken: total('taken'),
        ratings: total('ratings'),
        stars: total('stars'),
      },
      ofFact,
    ),
  ];
}
