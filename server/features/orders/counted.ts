// The orders that each figure counts, in SQL. The list of a number uses the same conditions
// (docs/rules.md#figures).
import { type RawBuilder, sql } from 'kysely';
import type { CountedOrders } from '#shared/figures/schema.ts';
import { cancelReasons, firstOrderOpenReason } from '#shared/orders/cancel-reasons.ts';
import { within } from '../../platform/db/conditions.ts';
import { dayEnd } from '../../platform/india-days.ts';
import { repairBeforeReturn } from './appliances.ts';

type Days = { from?: string | undefined; to?: string | undefined };
type Condition = RawBuilder<boolean>;

/**
 * Who had an order at the end of a day: the first later event that took the order from a technician names him, else
 * it is the present technician. A later change then does not alter closed months. Null for nobody.
 */
export const technicianOn = (order: 'o' | 'f', day: string | undefined) => {
  const now = sql.ref(`${order}.technician_id`);
  return day
    ? sql`(select case when e.id is null then ${now} else nullif(e.before ->> 'technicianId', '')::uuid end
        from (select) as one left join lateral (
          select id, before from order_events where order_id = ${sql.ref(`${order}.id`)} and before ? 'technicianId'
            and at >= ${dayEnd(day)} order by id limit 1) as e on true)`
    : sql`${now}`;
};

/** Test bookings and their bills count nowhere. They are few, so the subquery reads them once. */
export const isNoTestOf = (orderId: RawBuilder<unknown>): Condition =>
  sql`${orderId} not in (select order_id from test_orders)`;
export const isNoTest = isNoTestOf(sql`o.id`);
/** The same condition for a bill's id. */
export const isNoTestBill = (billId: RawBuilder<unknown>): Condition =>
  sql`${billId} not in (select t.id from bills t where t.order_id in (select order_id from test_orders))`;
export const isDone: Condition = sql`o.stage = 'done'`;
export const isCancelled: Condition = sql`o.stage = 'cancelled'`;
/** Leaves out imported repairs, because the shop does not know their due time and number of visits. */
export const hasKnownDueTime: Condition = sql`o.stage = 'done' and o.source <> 'import'`;
export const isOnTime: Condition = sql`${hasKnownDueTime} and o.closed_at <= o.due_at`;
/** An event of these kinds means a further visit. */
export const furtherVisits = sql`('waiting', 'reopened')`;
const isFirstVisit: Condition = sql`${hasKnownDueTime} and not exists (
  select from order_events e where e.order_id = o.id and e.kind in ${furtherVisits})`;

const answeredIn = (kinds: RawBuilder<unknown>, days: Days): Condition => sql`exists (
  select from order_events e where e.order_id = o.id and e.kind in ${kinds} and ${within(sql`e.at`, days)})`;

export const estimateAnswers = sql`('estimateAgreed', 'estimateDeclined')`;

const conditions: Record<CountedOrders, (days: Days) => Condition> = {
  booked: (days) => within(sql`o.created_at`, days),
  done: (days) => sql`${isDone} and ${within(sql`o.closed_at`, days)}`,
  timed: (days) => sql`${hasKnownDueTime} and ${within(sql`o.closed_at`, days)}`,
  onTime: (days) => sql`${isOnTime} and ${within(sql`o.closed_at`, days)}`,
  firstVisit: (days) => sql`${isFirstVisit} and ${within(sql`o.closed_at`, days)}`,
  cancelled: (days) => sql`${isCancelled} and ${within(sql`o.closed_at`, days)}`,
  claims: (days) => sql`o.warranty_of is not null and ${within(sql`o.created_at`, days)}`,
  cameBack: (days) => sql`exists (${repairBeforeReturn('o')}) and ${within(sql`o.created_at`, days)}`,
  answered: (days) => answeredIn(estimateAnswers, days),
  agreed: (days) => answeredIn(sql`('estimateAgreed')`, days),
  rated: (days) => sql`exists (
    select from feedback f where f.order_id = o.id and ${within(sql`f.created_at`, days)})`,
};

/** Whether a figure of these days counts the order `o`. */
export const isCounted = (counted: CountedOrders, days: Days): Condition =>
  sql`${conditions[counted](days)} and ${isNoTest}`;

const named = [...cancelReasons, firstOrderOpenReason];

/** The reason of a cancelled order. A reason that a person typed counts as 'Other', no reason is blank. */
export const cancelReason = sql<string>`(
  select case when coalesce(e.after ->> 'reason', '') in ('', ${sql.join(named.map((reason) => sql.lit(reason)))})
    then coalesce(e.after ->> 'reason', '') else 'Other' end
  from order_events e where e.order_id = o.id and e.kind = 'cancelled' order by e.id desc limit 1)`;

const firstRepair: Partial<Record<CountedOrders, RawBuilder<unknown>>> = {
  claims: sql`o.warranty_of`,
  cameBack: sql`(select id from (${repairBeforeReturn('o')}) as first)`,
};

/** A claim and a repair that came back count for the category, area, technician and source of the first repair, `f`. */
export const attributedOrder = (counted: CountedOrders | undefined): 'o' | 'f' =>
  counted && firstRepair[counted] ? 'f' : 'o';

/** Applies a condition to the order that `attributedOrder` names. */
export const attributedTo = (counted: CountedOrders, condition: Condition): Condition =>
  firstRepair[counted]
    ? sql`exists (select from orders f where f.id = ${firstRepair[counted]} and ${condition})`
    : condition;
