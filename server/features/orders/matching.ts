// Which orders a filter means, as queries that stay quick at a million orders.
import { type RawBuilder, sql } from 'kysely';
import type { Status } from '#shared/business.ts';
import { lateBefore } from '#shared/orders/late.ts';
import { beginsWith, contains } from '../../platform/db/contains.ts';
import {
  everyRow,
  hasLettersOf,
  inQuickerWay,
  isGroup,
  rowsByLetters,
  type Search,
} from '../../platform/db/searched.ts';
import { dayEnd, dayStart } from '../../platform/india-days.ts';

/** Filters of All Orders that combine (specification, section 9); what is undefined or blank is no filter. */
export type OrderFilters = {
  service?: string | undefined;
  uId?: number | undefined;
  fullname?: string | undefined;
  orderNumber?: number | undefined;
  /** The first digits. */
  mobile?: string | undefined;
  status?: Status | undefined;
  from?: string | undefined;
  to?: string | undefined;
  late?: boolean | undefined;
  rated?: boolean | undefined;
};
export type OrderSort = 'createdAt' | 'totalPrice';

/**
 * `counted` gives a row for each order that is meant. `inOrder` gives them one by one, from all orders or from those that
 * a list has next, `gathered` all at once; both with `id` and the sort's columns. `reading` says how a page is read: in
 * order by an index of the orders (then `inOrder` gives whole rows) or of the lines (perhaps only where they are very
 * many), or as their number says.
 */
export type Matching = {
  inOrder: (orders: RawBuilder<unknown>) => RawBuilder<unknown>;
  gathered: RawBuilder<unknown>;
  counted: RawBuilder<unknown>;
  reading: 'by orders' | 'by lines' | 'by lines where many' | 'by number';
};

const everyService = 'all services';

const all = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

const lateConditions = (now: Date) => [
  sql<boolean>`o.status = 'Incomplete'`,
  sql<boolean>`o.created_at < ${lateBefore(now)}`,
];

const ofOrder = (
  { uId, fullname, orderNumber, mobile, status, late, rated }: OrderFilters,
  now: Date,
): RawBuilder<boolean>[] => [
  ...(uId === undefined ? [] : [sql<boolean>`o.u_id = ${uId}::bigint`]),
  ...(orderNumber === undefined ? [] : [sql<boolean>`o.order_number = ${orderNumber}::bigint`]),
  ...(mobile ? [beginsWith(sql`o.mobile`, mobile)] : []),
  ...(fullname ? [contains(sql`lower(o.fullname)`, fullname)] : []),
  ...(status ? [sql<boolean>`o.status = ${status}`] : []),
  ...(late ? lateConditions(now) : []),
  ...(rated ? [sql<boolean>`exists (select from feedback f where f.order_id = o.id)`] : []),
];

const ofDays = ({ from, to }: OrderFilters, createdAt: RawBuilder<unknown>): RawBuilder<boolean>[] => [
  ...(from ? [sql<boolean>`${createdAt} >= ${dayStart(from)}`] : []),
  ...(to ? [sql<boolean>`${createdAt} < ${dayEnd(to)}`] : []),
];

const booked = (service: string) => sql<boolean>`lower(l.product_name) = lower(${service}::text)`;

const searchOf = (fullname: string): Search<'orders'> => ({
  table: 'orders',
  alias: 'o',
  contains: contains(sql`lower(o.fullname)`, fullname),
  letters: hasLettersOf(sql`lower(fullname)`, fullname),
});

// Orders one by one (a line is looked for by no `exists`, which could become a join of all lines), from all of them or from those that a search gives.
function fromOrders(
  rows: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
  service: string,
  filters: OrderFilters,
  now: Date,
) {
  const hasLine = sql<boolean>`(select true from order_lines l where l.order_id = o.id and ${booked(service)} limit 1)`;
  const conditions = [
    ...ofOrder(filters, now),
    ...ofDays(filters, sql`o.created_at`),
    ...(service ? [hasLine] : []),
  ];
  return sql`select ${columns} from ${rows} as o where ${all(conditions)}`;
}

// Fewer digits begin the numbers of too many people.
const fewBegin = 4;

/** Whether few orders are left by what has an index of its own: a customer, a number, most of a mobile number. */
const isNarrow = ({ uId, orderNumber, mobile }: OrderFilters): boolean =>
  uId !== undefined || orderNumber !== undefined || (mobile?.length ?? 0) >= fewBegin;

const sortColumns = sql`o.id, o.created_at, o.total_paise`;

/** Says which orders are meant. `service` is a booked name, whole, without case. */
export function matchingOrders(filters: OrderFilters, sort: OrderSort, now: Date): Matching {
  const { fullname, mobile, rated } = filters;
  const service = filters.service?.toLowerCase() === everyService ? '' : (filters.service ?? '');
  const byIndex = sort === 'createdAt' && !service && !fullname && !mobile && !rated;
  const columns = byIndex ? sql`o.*` : sortColumns;
  const inOrder = (orders: RawBuilder<unknown>) => fromOrders(orders, columns, service, filters, now);
  const orders = inOrder(everyRow('orders'));
  const isFew = isNarrow(filters);
  const isByLines = service !== '' && !isFew;
  const plain: Matching = isByLines
    ? byLines(service, filters, sort, now, inOrder)
    : { inOrder, gathered: orders, counted: orders, reading: byIndex ? 'by orders' : 'by number' };
  if (!fullname) return plain;
  const search = searchOf(fullname);
  const others = isGroup(fullname) ? { ...filters, fullname: '' } : filters;
  const byLetters = fromOrders(rowsByLetters(search), sortColumns, service, others, now);
  // what else narrows the orders has an index, which only reading on can use
  const narrowed = isByLines
    ? lines(service)
    : { oneIn: filters.status || filters.late ? 10 : 3, or: sql<boolean>`${isFew}::boolean` };
  const gathered = inQuickerWay(search, plain.gathered, byLetters, narrowed);
  const reading = plain.reading === 'by lines' ? 'by lines where many' : plain.reading;
  return { ...plain, gathered, counted: gathered, reading };
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
  service: string,
  filters: OrderFilters,
  sort: OrderSort,
  now: Date,
  inOrder: Matching['inOrder'],
): Matching {
  const found = all([booked(service), ...ofDays(filters, sql`l.created_at`)]);
  const lines = sql`select distinct l.created_at, l.order_id as id from order_lines l where ${found}`;
  const more = ofOrder(filters, now);
  // line by line: a join of the planner's choice may read all orders instead
  const gathered = sql`select l.id, l.created_at, o.total_paise from (${lines}) as l
    cross join lateral (select * from orders where id = l.id offset 0) as o where ${all(more)}`;
  const counted = more.length === 0 ? lines : gathered;
  return sort === 'createdAt'
    ? { inOrder: () => counted, gathered, counted, reading: 'by lines' }
    : { inOrder, gathered, counted, reading: 'by number' };
}
