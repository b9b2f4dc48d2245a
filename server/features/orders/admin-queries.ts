import { type RawBuilder, sql } from 'kysely';
import { type FiltersOf, filtersOf } from '#shared/filters.ts';
import { bareMobile } from '#shared/mobile-number.ts';
import type {
  OrderCountsInput,
  OrderExportInput,
  OrderListInput,
  OrderTableInput,
} from '#shared/orders/lists.ts';
import { isOpen, statusOf } from '#shared/orders/stages.ts';
import type { Db, Deps, ShopContext } from '../../deps.ts';
import {
  beginsWith,
  type Conditions,
  contains,
  passes,
  within,
  withinDays,
} from '../../platform/db/conditions.ts';
import {
  cappedCount,
  readBatches,
  readChanges,
  type SortDirection,
  sortedBy,
} from '../../platform/paging.ts';
import { bookedNameOf } from '../catalogue/in-language.ts';
import { attributedOrder, attributedTo, cancelReason, isCounted, technicianOn } from './counted.ts';
import { isOpenOrder } from './open-orders.ts';
import { presentOrder, readOrders } from './present.ts';

type OrderFilters = Omit<FiltersOf<OrderListInput>, 'updatedSince'> &
  FiltersOf<OrderTableInput> &
  FiltersOf<OrderCountsInput> &
  Pick<OrderExportInput, 'numbers'>;

function searched(text: string): RawBuilder<boolean> {
  const digits = bareMobile(text);
  if (!/^[0-9]+$/.test(digits)) return contains(sql`folded(o.fullname)`, text);
  const orderNumber = digits.length < 10 ? Number(digits) : null;
  return sql`(o.order_number = ${orderNumber}::bigint or ${beginsWith(sql`o.mobile`, digits)})`;
}

const conditionsAt = (now: Date, whose: 'o' | 'f' = 'o'): Conditions<OrderFilters> => ({
  uId: (uId) => sql`o.u_id = ${uId}::bigint`,
  numbers: (numbers) => sql`o.order_number = any(${numbers.split(',').map(Number)}::bigint[])`,
  orderNumber: (number) => sql`o.order_number = ${number}::bigint`,
  mobile: (digits) => beginsWith(sql`o.mobile`, digits),
  fullname: (text) => contains(sql`folded(o.fullname)`, text),
  search: searched,
  status: (status) => sql`o.status = ${status}`,
  stage: (stage) => sql`o.stage = ${stage}`,
  technicianId: (id) => sql`o.technician_id = ${id}::uuid`,
  category: (value) => sql`${sql.ref(`${whose}.category`)} = ${value}`,
  area: (name) => sql`${sql.ref(`${whose}.area`)} = ${name}`,
  source: (name) => sql`${sql.ref(`${whose}.source`)} = ${name}`,
  counted: (name) => isCounted(name, {}),
  reason: (name) => sql`coalesce(${cancelReason}, '') = ${name === 'none' ? '' : name}`,
  visitDate: (date) => within(sql`o.visit_from`, { from: date, to: date }),
  open: () => isOpenOrder('o'),
  late: () => sql`${isOpenOrder('o')} and o.due_at < ${now}`,
  rated: () => sql`exists (select from feedback f where f.order_id = o.id)`,
  ...withinDays(sql`o.created_at`),
  service: (name) =>
    name.toLowerCase() === 'all services'
      ? sql`true`
      : sql`exists (select from order_lines l where l.order_id = o.id and lower(l.product_name) = lower(${name}::text))`,
});

// No order has a stage of the other status. PostgreSQL does not know that and would read all orders of the stage.
const isPossible = ({ stage, status }: Partial<OrderFilters>) =>
  sql<boolean>`${sql.lit(!stage || !status || statusOf(stage) === status)}`;

// With `counted`, days and technician are those of the counted event, such as a claim, not of the order.
function matching(filters: Partial<OrderFilters>, now: Date, after: RawBuilder<boolean> = sql`true`) {
  const conditions = conditionsAt(now);
  const { counted, from, to, technicianId, category, area, source, ...others } = filters;
  const days = { from, to };
  const whose = { category, area, source };
  const alias = attributedOrder(counted);
  const ofTechnician = technicianId
    ? sql<boolean>`${technicianOn(alias, to)} = ${technicianId}::uuid`
    : sql<boolean>`true`;
  const own = counted
    ? sql`${isCounted(counted, days)} and ${attributedTo(counted, sql`${passes(conditionsAt(now, alias), whose)} and ${ofTechnician}`)}`
    : passes(conditions, { ...days, ...whose, technicianId });
  return sql`select o.* from orders o where ${isPossible(filters)} and ${passes(conditions, others)} and ${own} and ${after}`;
}

type Row = Awaited<ReturnType<typeof readOrders>>[number];

// Milliseconds. An open order sorts by the time by which it is due, so late ones come first. A closed order sorts
// after all open ones, the newest first. The index orders_work_idx is on this expression.
const closedFrom = 100_000_000_000_000;
const milliseconds = (moment: string) =>
  sql`floor(extract(epoch from ${sql.ref(moment)} at time zone 'UTC') * 1000)::bigint`;
const byWork = sql`(case when ${isOpenOrder('o')} then ${milliseconds('o.due_at')} else ${sql.lit(closedFrom)} - ${milliseconds('o.created_at')} end)`;

const sorts = {
  work: {
    columns: [byWork, sql.ref('o.id')],
    keysOf: (row: Row) => [
      isOpen(row.stage) ? row.due_at.getTime() : closedFrom - row.created_at.getTime(),
      row.id,
    ],
  },
  createdAt: {
    columns: [sql.ref('o.created_at'), sql.ref('o.id')],
    keysOf: (row: Row) => [row.created_at.toISOString(), row.id],
  },
  totalPrice: {
    columns: [
      sql`(case when o.bill_number is null then o.total_paise else o.billed_paise end)`,
      sql.ref('o.id'),
    ],
    keysOf: (row: Row) => [row.bill_number === null ? row.total_paise : row.billed_paise, row.id],
  },
};

async function readOrderPage(
  db: Db,
  { cursors, clock }: Deps,
  input: OrderListInput | OrderTableInput,
  sort: OrderTableInput['sort'],
  direction: SortDirection,
) {
  const { columns, keysOf } = sorts[sort];
  const { updatedSince, ...filters } = filtersOf<OrderListInput | OrderTableInput>(input) as FiltersOf<
    Partial<OrderListInput>
  >;
  const list = `orders:${sort}:${direction}:${JSON.stringify(filters)}`;
  const page = await readChanges<Row>(
    db,
    cursors,
    list,
    { ...input, updatedSince },
    {
      columns,
      order: direction,
      keysOf,
      changed: [sql.ref('o.updated_at'), sql.ref('o.id')],
      changedAt: ({ updated_at }) => updated_at,
      read: ({ after, sorted, limit }) =>
        readOrders(
          db,
          sql`${matching(filters, clock(), after)} order by ${sorted} limit ${sql.lit(limit)}`,
          sorted,
          'planned',
        ),
    },
  );
  // A reader continues from `page.until`. With a later time it would skip other changes.
  const items = page.items
    .map(presentOrder)
    .map((order) => (order.updatedAt < page.until ? order : { ...order, updatedAt: page.until }));
  return { ...page, items };
}

const batchSize = 1000;

/** Reads all orders that match, in batches, in the order of the list. */
export async function* orderBatches(
  db: Db,
  { clock }: Deps,
  { sort, direction, ...filters }: Omit<OrderExportInput, 'format'>,
) {
  const { columns, keysOf } = sorts[sort];
  const sorted = sortedBy(columns, direction);
  const sign = sql.raw(direction === 'asc' ? '>' : '<');
  const batches = readBatches<Row>(batchSize, (last) => {
    const after = last
      ? sql<boolean>`(${sql.join(columns)}) ${sign} (${sql.join(keysOf(last))})`
      : sql<boolean>`true`;
    const wanted = sql`${matching(filters, clock(), after)} order by ${sorted} limit ${sql.lit(batchSize)}`;
    return readOrders(db, wanted, sorted, 'planned');
  });
  for await (const rows of batches) yield rows.map(presentOrder);
}

export async function listOrders({ db, deps }: ShopContext, input: OrderListInput) {
  const { previousCursor: _, ...page } = await readOrderPage(db, deps, input, 'createdAt', 'asc');
  return page;
}

export async function orderTable({ db, deps }: ShopContext, input: OrderTableInput) {
  const [{ until: _, ...page }, count] = await Promise.all([
    readOrderPage(db, deps, input, input.sort, input.direction),
    cappedCount(db, matching(filtersOf(input), deps.clock())),
  ]);
  return { ...page, ...count };
}

export async function orderCounts({ db, deps: { clock } }: ShopContext, input: OrderCountsInput) {
  const count = (tab: Partial<OrderFilters>) => cappedCount(db, matching({ ...input, ...tab }, clock()));
  const [all, open, done, cancelled] = await Promise.all([
    count({}),
    count({ open: true }),
    count({ status: 'Complete' }),
    count({ stage: 'cancelled' }),
  ]);
  return { all, open, done, cancelled };
}

const maxNames = 1000;

/** The recursive query jumps from name to name in the index. A plain DISTINCT would read every order line. */
export async function bookedNames({ db }: Pick<ShopContext, 'db'>) {
  const { rows } = await sql<{ value: string; label: string }>`
    with recursive names as (
      (select lower(product_name) as key from order_lines order by lower(product_name) limit 1)
      union all
      select (select lower(l.product_name) from order_lines l where lower(l.product_name) > names.key
        order by lower(l.product_name) limit 1)
      from names where names.key is not null
    )
    select newest.product_name as value, ${bookedNameOf('newest')} as label
    from (select key from names where key is not null limit ${maxNames}) as names
    cross join lateral (
      select product_name, service_id from order_lines l where lower(l.product_name) = names.key
      order by l.created_at desc limit 1
    ) as newest
    order by lower(${bookedNameOf('newest')}) collate "und-x-icu"`.execute(db);
  return rows;
}
