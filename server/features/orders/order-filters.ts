// Which orders a filter means, as queries that stay quick at a million orders.
import { type RawBuilder, sql } from 'kysely';
import { MAX as lastId } from 'uuid';
import type { FiltersOf } from '#shared/filters.ts';
import type { OrderCountsInput, OrderListInput, OrderTableInput } from '#shared/orders/lists.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { type Conditions, filtersInUse, passes, withinDays } from '../../platform/db/conditions.ts';
import { beginsWith, contains } from '../../platform/db/contains.ts';
import { everyRow, type Found, sortedBy } from '../../platform/db/search-table.ts';
import {
  chooseScanOrIndex,
  hasLettersOf,
  isGroup,
  rowsByLetters,
  type TextSearch,
} from '../../platform/db/text-search.ts';
import { dayEnd, dayStart } from '../../platform/india-days.ts';
import type { Seek } from '../../platform/paging.ts';
import { isOpenOrder } from './open-orders.ts';

/** Filters of All Orders that combine (docs/rules.md#orders); what is undefined or blank is no filter. */
export type OrderFilters = FiltersOf<OrderListInput> &
  FiltersOf<OrderTableInput> &
  FiltersOf<OrderCountsInput>;
export type OrderSort = OrderTableInput['sort'];

/** All of them have `id` and the sort's columns; `wholeRows`: `inOrder` gives whole orders. */
export type Matching = Found<'orders'> & { wholeRows: boolean };

const everyService = 'all services';

const booked = (service: string) => sql<boolean>`lower(l.product_name) = lower(${service}::text)`;

const conditionsAt = (now: Date): Conditions<OrderFilters> => ({
  uId: (uId) => sql`o.u_id = ${uId}::bigint`,
  orderNumber: (number) => sql`o.order_number = ${number}::bigint`,
  mobile: (digits) => beginsWith(sql`o.mobile`, digits),
  fullname: (text) => contains(sql`lower(o.fullname)`, text),
  status: (status) => sql`o.status = ${status}`,
  stage: (stage) => sql`o.stage = ${stage}`,
  technicianId: (id) => sql`o.technician_id = ${id}::uuid`,
  visitDate: (date) => sql`o.visit_from >= ${dayStart(date)} and o.visit_from < ${dayEnd(date)}`,
  updatedSince: (moment) => sql`o.updated_at >= ${new Date(moment)}`,
  open: () => isOpenOrder('o'),
  late: () => sql`${isOpenOrder('o')} and o.due_at < ${now}`,
  rated: () => sql`exists (select from feedback f where f.order_id = o.id)`,
  ...withinDays(sql`o.created_at`),
  // no `exists`, which could become a join of all lines
  service: (service) =>
    sql`(select true from order_lines l where l.order_id = o.id and ${booked(service)} limit 1)`,
});

/**
 * What the indexes make of each filter. `byAge`: one still gives orders by their age; where none does, all that pass are
 * sorted. `few`: one of its own leaves few orders.
 */
const indexed: Record<keyof OrderFilters, { byAge: boolean; few: boolean }> = {
  uId: { byAge: true, few: true },
  orderNumber: { byAge: true, few: true },
  // where most of the number is given
  mobile: { byAge: false, few: true },
  fullname: { byAge: false, few: false },
  status: { byAge: true, few: false },
  stage: { byAge: true, few: false },
  technicianId: { byAge: true, few: false },
  visitDate: { byAge: false, few: true },
  updatedSince: { byAge: false, few: false },
  open: { byAge: true, few: false },
  late: { byAge: false, few: false },
  rated: { byAge: false, few: false },
  from: { byAge: true, few: false },
  to: { byAge: true, few: false },
  service: { byAge: false, few: false },
};

// What was booked since a moment has changed since then too, and has an index in order. What is older is found in the index
// over changes, which tells the moment of the booking; the fence keeps the planner there.
const changedSince =
  (moment: Date) =>
  ({ after, order, limit }: Seek) => {
    const sorted = sortedBy([sql.ref('created_at'), sql.ref('id')], order);
    const page = (rows: RawBuilder<unknown>) =>
      sql`(select id, created_at from ${rows} as o where ${after} order by ${sorted} limit ${sql.lit(limit)})`;
    // page after page, from the moment on nothing older is left: asked once, so that the index is not read in vain
    const areOlderLeft =
      order === 'asc'
        ? sql`(select ${after} from (select ${moment}::timestamptz as created_at, ${lastId}::uuid as id) as o)`
        : sql`true`;
    const older = sql`(select id, created_at from orders
      where updated_at >= ${moment} and created_at < ${moment} and ${areOlderLeft} offset 0)`;
    const newer = sql`(select id, created_at from orders where updated_at >= ${moment} and created_at >= ${moment})`;
    return sql`${page(older)} union all ${page(newer)}`;
  };

const searchOf = (fullname: string): TextSearch<'orders'> => ({
  table: 'orders',
  alias: 'o',
  contains: contains(sql`lower(o.fullname)`, fullname),
  letters: hasLettersOf(sql`lower(fullname)`, fullname),
});

// Fewer digits begin the numbers of too many people.
const fewBegin = 4;

/** Whether one of the filters that are set leaves few orders. */
const isNarrow = (set: readonly (keyof OrderFilters)[], { mobile = '' }: Partial<OrderFilters>): boolean =>
  set.some((name) => indexed[name].few && (name !== 'mobile' || mobile.length >= fewBegin));

/** Whether it is what a technician has to do: few orders, with an index of their own, among all that he has ever done. */
const isOpenWorkOf = ({ technicianId, open, stage }: Partial<OrderFilters>): boolean =>
  technicianId !== undefined && (open === true || (stage !== undefined && isOpen(stage)));

const sortColumns = sql`o.id, o.created_at, o.total_paise`;

/** Says which orders are meant. `service` is a booked name, whole, without case. */
export function matchingOrders(input: Partial<OrderFilters>, sort: OrderSort, now: Date): Matching {
  const filters = input.service?.toLowerCase() === everyService ? { ...input, service: undefined } : input;
  const { fullname, service } = filters;
  const conditions = conditionsAt(now);
  const set = filtersInUse(conditions, filters);
  const isFew = isNarrow(set, filters);
  const byAge = sort === 'createdAt' && !isOpenWorkOf(filters) && set.every((name) => indexed[name].byAge);
  const from = (rows: RawBuilder<unknown>, columns: RawBuilder<unknown>, filters: Partial<OrderFilters>) =>
    sql`select ${columns} from ${rows} as o where ${passes(conditions, filters)}`;
  const inOrder = (rows: RawBuilder<unknown>) => from(rows, byAge ? sql`o.*` : sortColumns, filters);
  const ofLines = isFew ? undefined : service;
  const plain: Matching = ofLines
    ? byLines(filters, conditions, sort, inOrder)
    : { inOrder, atOnce: inOrder(everyRow('orders')), ordered: byAge ? 'always' : 'never', wholeRows: byAge };
  const isOnlyChanges = set.join() === 'updatedSince';
  if (filters.updatedSince && isOnlyChanges && sort === 'createdAt')
    return { ...plain, next: changedSince(new Date(filters.updatedSince)) };
  if (!fullname) return plain;
  const search = searchOf(fullname);
  const others = isGroup(fullname) ? { ...filters, fullname: '' } : filters;
  const byLetters = from(rowsByLetters(search), sortColumns, others);
  // what else narrows the orders has an index, which only the scan can use
  const narrowed = ofLines
    ? lines(ofLines)
    : { oneIn: filters.status || filters.late ? 10 : 3, or: sql<boolean>`${isFew}::boolean` };
  return {
    inOrder: plain.inOrder,
    atOnce: chooseScanOrIndex(search, plain.atOnce, byLetters, narrowed),
    ordered: plain.ordered === 'always' ? 'where many' : plain.ordered,
    wholeRows: false,
  };
}

// Few lines are looked through for the name; of many only where the name is in every twentieth order.
const fewLines = 2000;
const lines = (service: string) => ({
  oneIn: 20,
  or: sql<boolean>`(select count(*) <= ${sql.lit(fewLines)}
    from (select from order_lines l where ${booked(service)} limit ${sql.lit(fewLines + 1)}) as lines)`,
});

// The lines bear their order's moment, so that the index over booked names gives one name's orders in order.
function byLines(
  { service, from, to, ...others }: Partial<OrderFilters>,
  conditions: Conditions<OrderFilters>,
  sort: OrderSort,
  inOrder: Matching['inOrder'],
): Matching {
  const ofLine = { service: booked, ...withinDays(sql`l.created_at`) };
  const lines = sql`select distinct l.created_at, l.order_id as id from order_lines l
    where ${passes(ofLine, { service, from, to })}`;
  // line by line: a join of the planner's choice may read all orders instead
  const atOnce = sql`select l.id, l.created_at, o.total_paise from (${lines}) as l
    cross join lateral (select * from orders where id = l.id offset 0) as o where ${passes(conditions, others)}`;
  const counted = filtersInUse(conditions, others).length === 0 ? lines : atOnce;
  return sort === 'createdAt'
    ? { inOrder: () => counted, atOnce, counted, ordered: 'always', wholeRows: false }
    : { inOrder, atOnce, counted, ordered: 'never', wholeRows: false };
}
