// Which orders a filter means, as queries that stay quick at a million orders.
import { type RawBuilder, sql } from 'kysely';
import type { Status } from '#shared/business.ts';
import { countLimit } from '#shared/limits.ts';
import { lateBefore } from '#shared/orders/late.ts';
import { contains } from '../../platform/db/contains.ts';
import { readFigures } from '../../platform/db/figures.ts';
import type { Db } from '../../platform/db/schema.ts';
import { dayEnd, dayStart } from '../../platform/india-days.ts';

/** Filters of All Orders that combine (specification, section 9); what is undefined or blank is no filter. */
export type OrderFilters = {
  service?: string | undefined;
  uId?: number | undefined;
  fullname?: string | undefined;
  status?: Status | undefined;
  from?: string | undefined;
  to?: string | undefined;
  late?: boolean | undefined;
  rated?: boolean | undefined;
};
export type OrderSort = 'createdAt' | 'totalPrice';

/**
 * `orders` gives `id` and both sort columns of the orders that are meant, `counted` a row for each. `reading` says
 * how a page of them is read: in the sort's order by an index (then `orders` gives whole rows); gathered and then
 * sorted; or as their number says.
 */
export type Matching = {
  orders: (rowByRow: boolean) => RawBuilder<unknown>;
  counted: RawBuilder<unknown>;
  reading: 'ordered' | 'gathered' | 'by number';
};

const everyService = 'All Services';

const all = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

const lateConditions = (now: Date) => [
  sql<boolean>`o.status = 'Incomplete'`,
  sql<boolean>`o.created_at < ${lateBefore(now)}`,
];

// Trigrams need three letters; for one or two the other index holds every letter and every pair of letters. Row
// by row, comparing the text is far quicker than taking the name apart.
const named = (fullname: string, rowByRow: boolean): RawBuilder<boolean> =>
  rowByRow || [...fullname].length > 2
    ? contains(sql`lower(o.fullname)`, fullname)
    : sql`letters_and_pairs(lower(o.fullname)) @> array[lower(${fullname}::text)]`;

const ofOrder = (
  { uId, fullname, status, late, rated }: OrderFilters,
  now: Date,
  rowByRow: boolean,
): RawBuilder<boolean>[] => [
  ...(uId === undefined ? [] : [sql<boolean>`o.u_id = ${uId}::bigint`]),
  ...(fullname ? [named(fullname, rowByRow)] : []),
  ...(status ? [sql<boolean>`o.status = ${status}`] : []),
  ...(late ? lateConditions(now) : []),
  ...(rated ? [sql<boolean>`exists (select from feedback f where f.order_id = o.id)`] : []),
];

const ofDays = ({ from, to }: OrderFilters, createdAt: RawBuilder<unknown>): RawBuilder<boolean>[] => [
  ...(from ? [sql<boolean>`${createdAt} >= ${dayStart(from)}`] : []),
  ...(to ? [sql<boolean>`${createdAt} < ${dayEnd(to)}`] : []),
];

const booked = (service: string) => sql<boolean>`lower(l.product_name) = lower(${service}::text)`;

/** Says which orders are meant. `service` is a booked name, whole, without case. */
export function matchingOrders(filters: OrderFilters, sort: OrderSort, now: Date): Matching {
  const service = filters.service === everyService ? '' : (filters.service ?? '');
  if (service && filters.uId === undefined) return byLines(service, filters, sort, now);
  const byIndex = sort === 'createdAt' && !service && !filters.fullname && !filters.rated;
  const columns = byIndex ? sql`o.*` : sql`o.id, o.created_at, o.total_paise`;
  const hasLine = sql<boolean>`exists (select from order_lines l where l.order_id = o.id and ${booked(service)})`;
  const orders = (rowByRow: boolean) => {
    const conditions = [
      ...ofOrder(filters, now, rowByRow),
      ...ofDays(filters, sql`o.created_at`),
      ...(service ? [hasLine] : []),
    ];
    return sql`select ${columns} from orders o where ${all(conditions)}`;
  };
  return { orders, counted: orders(false), reading: byIndex ? 'ordered' : 'by number' };
}

// The lines bear their order's moment, so that the index over booked names gives one name's orders in order. By
// total they must be gathered: what a service costs decides where its orders stand among all.
function byLines(service: string, filters: OrderFilters, sort: OrderSort, now: Date): Matching {
  const found = all([booked(service), ...ofDays(filters, sql`l.created_at`)]);
  const lines = sql`select distinct l.created_at, l.order_id as id from order_lines l where ${found}`;
  const linesAlone = ofOrder(filters, now, false).length === 0;
  const orders = (rowByRow: boolean) => sql`select l.id, l.created_at, o.total_paise from (${lines}) as l
    join orders o on o.id = l.id where ${all(ofOrder(filters, now, rowByRow))}`;
  return {
    orders: linesAlone && sort === 'createdAt' ? () => lines : orders,
    counted: linesAlone ? lines : orders(false),
    reading: sort === 'createdAt' ? 'by number' : 'gathered',
  };
}

/** Counts them, one beyond what a table shows at most. */
export async function countMatching(db: Db, { counted }: Matching): Promise<number> {
  const counting = sql<{ count: number }>`
    select count(*) as count from (select from (${counted}) as matching limit ${countLimit + 1}) as counted`;
  const [row] = await readFigures(db, counting, ([row]) => row?.count ?? 0);
  return row?.count ?? 0;
}
