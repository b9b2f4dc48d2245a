// All Orders: the list for third parties, the admin's table, and the names for its filter.
import { type RawBuilder, sql } from 'kysely';
import type { Status } from '#shared/business.ts';
import { countLimit } from '#shared/limits.ts';
import type { OrderCountsInput, OrderListInput, OrderTableInput } from '#shared/orders/schema.ts';
import type { Deps } from '../../deps.ts';
import { countUpToLimit } from '../../platform/db/count.ts';
import { readFigures } from '../../platform/db/figures.ts';
import { nextRows, readSearched, stretch } from '../../platform/db/gathered.ts';
import type { Db } from '../../platform/db/schema.ts';
import { everyRow } from '../../platform/db/searched.ts';
import { type Order as Direction, readPage, type Seek, shownCount } from '../../platform/paging.ts';
import { type Matching, matchingOrders, type OrderSort } from './matching.ts';
import { ordersById, presentOrder, readOrders } from './present.ts';

type Needs = Pick<Deps, 'cursors' | 'clock'>;
type Paging = { limit: number; cursor?: string | undefined };
type Sorting = { sort: OrderSort; direction: Direction };

// Orders lie in the order of their moments, so that many in a row are read quickly.
const longStretch = 100_000;

/** Most names in the filter 'Service'. */
const mostNames = 1000;

/** One page of all orders, oldest first; the filters combine. */
export async function listOrders(db: Db, deps: Needs, input: OrderListInput) {
  const sorting: Sorting = { sort: 'createdAt', direction: 'asc' };
  const matching = matchingOrders(input, sorting.sort, deps.clock());
  const counting = needsCount(matching) ? countUpToLimit(db, matching.counted) : none;
  const { items, nextCursor } = await matchingPage(db, deps, matching, counting, sorting, input);
  return { items, ...(nextCursor === undefined ? {} : { nextCursor }) };
}

/** The admin's table: filters, days in India's time, sort, both ways, and the count up to 10,000. */
export async function orderTable(db: Db, deps: Needs, input: OrderTableInput) {
  const matching = matchingOrders(input, input.sort, deps.clock());
  const counting = countUpToLimit(db, matching.counted);
  const [page, count] = await Promise.all([
    matchingPage(db, deps, matching, needsCount(matching) ? counting : none, input, input),
    counting,
  ]);
  return { ...page, ...shownCount(count) };
}

/**
 * How many orders the filters mean, and how many of them are open and done: for the tabs above the table. What is known
 * is not counted again.
 */
export async function orderCounts(db: Db, deps: Pick<Deps, 'clock'>, input: OrderCountsInput) {
  const count = async (status?: Status) =>
    shownCount(
      await countUpToLimit(db, matchingOrders({ ...input, status }, 'createdAt', deps.clock()).counted),
    );
  const [all, open] = await Promise.all([count(), count('Incomplete')]);
  const done = all.countIsExact
    ? { count: Math.max(0, all.count - open.count), countIsExact: true }
    : await count('Complete');
  return { all, open, done };
}

// What an index orders is read without knowing how many there are.
const needsCount = ({ reading }: Matching) => reading !== 'by orders' && reading !== 'by lines';
const none = Promise.resolve(0);

async function matchingPage(
  db: Db,
  { cursors }: Pick<Deps, 'cursors'>,
  matching: Matching,
  counting: Promise<number>,
  { sort, direction }: Sorting,
  filters: OrderListInput & Paging,
) {
  const { limit: _limit, cursor: _cursor, ...named } = filters;
  const columns = [sql.ref(sort === 'createdAt' ? 'created_at' : 'total_paise'), sql.ref('id')];
  const page = await readPage(cursors, `orders:${JSON.stringify(named)}`, filters, {
    columns,
    order: direction,
    keysOf: (row: { id: string; created_at: Date; total_paise: number }) => [
      sort === 'createdAt' ? row.created_at.toISOString() : row.total_paise,
      row.id,
    ],
    read: async (seek) => readMatching(db, matching, await counting, columns, seek),
  });
  return { ...page, items: page.items.map(presentOrder) };
}

function readMatching(
  db: Db,
  { inOrder, gathered, reading }: Matching,
  count: number,
  columns: readonly RawBuilder<unknown>[],
  seek: Seek,
) {
  const way = sql.raw(seek.order);
  const sorted = (prefix: RawBuilder<unknown>) =>
    sql.join(columns.map((column) => sql`${prefix}${column} ${way}`));
  const page = (what: RawBuilder<unknown>, orders: RawBuilder<unknown>, how: string) => sql`
    with matching as ${sql.raw(how)} (${orders})
    select ${what} from matching where ${seek.after} order by ${sorted(sql``)} limit ${sql.lit(seek.limit)}`;
  const byId = (orders: RawBuilder<unknown>, how: string) =>
    readOrders(db, ordersById(page(sql`id`, orders, how)), sorted(sql`o.`), 'planned');
  const all = everyRow('orders');
  // the number stands in the text: a plan for any number would be one for thousands of rows
  if (reading === 'by orders')
    return readOrders(db, page(sql`*`, inOrder(all), 'not materialized'), sorted(sql`o.`));
  const isMany = reading === 'by lines where many' && count > countLimit;
  if (reading === 'by lines' || isMany) return byId(inOrder(all), 'not materialized');
  if (reading === 'by lines where many') return byId(gathered, 'materialized');
  const lookThrough = (most: number) =>
    byId(inOrder(nextRows('orders', columns, seek, most)), 'not materialized');
  const gather = () => byId(gathered, 'materialized');
  return readSearched(count, seek, { lookThrough, stretches: [stretch, longStretch], gather });
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
  const rows = await readFigures(db, reading, (rows) => rows.length * 10);
  return rows.map((row) => row.name);
}
