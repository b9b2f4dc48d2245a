// All Orders: the list for third parties, the admin's table, and the names for its filter.
import { sql } from 'kysely';
import type { OrderCountsInput, OrderListInput, OrderTableInput } from '#shared/orders/lists.ts';
import type { Deps } from '../../deps.ts';
import { readCachedAggregate } from '../../platform/db/cached-aggregates.ts';
import type { Db } from '../../platform/db/schema.ts';
import {
  countFound,
  type SearchedList,
  searchPage,
  searchTable,
  sortedBy,
} from '../../platform/db/search-table.ts';
import { cappedCount, type Order as Direction } from '../../platform/paging.ts';
import { type Matching, matchingOrders, type OrderFilters, type OrderSort } from './order-filters.ts';
import { ordersById, presentOrder, readOrders } from './present.ts';

type Needs = Pick<Deps, 'cursors' | 'clock'>;

/** Most names in the filter 'Service'. */
const mostNames = 1000;

/** One page of all orders, oldest first; the filters combine. */
export async function listOrders(db: Db, { cursors, clock }: Needs, input: OrderListInput) {
  const matching = matchingOrders(input, 'createdAt', clock());
  const list = sortedOrders(db, matching, 'createdAt', 'asc');
  const { items, nextCursor } = await searchPage(db, cursors, matching, list, input);
  return { items: items.map(presentOrder), ...(nextCursor === undefined ? {} : { nextCursor }) };
}

/** The admin's table: filters, days in India's time, sort, both ways, and the count up to 10,000. */
export async function orderTable(db: Db, { cursors, clock }: Needs, input: OrderTableInput) {
  const matching = matchingOrders(input, input.sort, clock());
  const list = sortedOrders(db, matching, input.sort, input.direction);
  const page = await searchTable(db, cursors, matching, list, input);
  return { ...page, items: page.items.map(presentOrder) };
}

/**
 * How many orders the filters mean, and how many of them are open and done: for the tabs above the table.
 */
export async function orderCounts(db: Db, { clock }: Pick<Deps, 'clock'>, input: OrderCountsInput) {
  const count = async (tab: Partial<OrderFilters>) =>
    cappedCount(await countFound(db, matchingOrders({ ...input, ...tab }, 'createdAt', clock())));
  const [all, open, done] = await Promise.all([
    count({}),
    count({ open: true }),
    count({ status: 'Complete' }),
  ]);
  return { all, open, done };
}

type Row = Awaited<ReturnType<typeof readOrders>>[number];

const sorts = {
  createdAt: { columns: ['created_at', 'id'], keysOf: (row: Row) => [row.created_at.toISOString(), row.id] },
  totalPrice: { columns: ['total_paise', 'id'], keysOf: (row: Row) => [row.total_paise, row.id] },
};

function sortedOrders(
  db: Db,
  { wholeRows }: Matching,
  sort: OrderSort,
  direction: Direction,
): SearchedList<'orders', Row> {
  const { columns, keysOf } = sorts[sort];
  return {
    name: 'orders',
    table: 'orders',
    columns: columns.map((column) => sql.ref(column)),
    order: direction,
    keysOf,
    read(page, order) {
      const sorted = sortedBy(
        columns.map((column) => sql.ref(`o.${column}`)),
        order,
      );
      return wholeRows ? readOrders(db, page, sorted) : readOrders(db, ordersById(page), sorted, 'planned');
    },
    // Orders lie in the order of their moments, so that many in a row are read quickly.
    longStretch: 100_000,
  };
}

/**
 * All names that were ever booked, without case told apart, in order. Jumps from name to name in the index
 * instead of reading every line.
 */
export async function bookedNames(db: Db): Promise<string[]> {
  const reading = sql<{ name: string }>`
    with recursive names as (
      (select lower(product_name) as key from order_lines order by lower(product_name) limit 1)
      union all
      select (select lower(l.product_name) from order_lines l where lower(l.product_name) > names.key
        order by lower(l.product_name) limit 1)
      from names where names.key is not null
    )
    select newest.product_name as name
    from (select key from names where key is not null limit ${mostNames}) as names
    cross join lateral (
      select product_name from order_lines l where lower(l.product_name) = names.key
      order by l.created_at desc limit 1
    ) as newest
    order by names.key`;
  // each name is a jump into the index, which costs about as much as ten rows of it
  const rows = await readCachedAggregate(db, reading, (rows) => rows.length * 10);
  return rows.map((row) => row.name);
}
