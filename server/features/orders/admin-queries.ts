// All Orders: the list for third parties, the admin's table, and the names for its filter.
import { sql } from 'kysely';
import { countLimit } from '#shared/limits.ts';
import type { OrderListInput, OrderTableInput } from '#shared/orders/schema.ts';
import type { Deps } from '../../deps.ts';
import { readFigures } from '../../platform/db/figures.ts';
import type { Db } from '../../platform/db/schema.ts';
import { type Order as Direction, readPage, shownCount } from '../../platform/paging.ts';
import { countMatching, type Matching, matchingOrders, type OrderSort } from './matching.ts';
import { ordersById, presentOrder, readOrders } from './present.ts';

type Needs = Pick<Deps, 'cursors' | 'clock'>;
type Paging = { limit: number; cursor?: string | undefined };
type Sorting = { sort: OrderSort; direction: Direction };

/** Most names in the filter 'Service'. */
const mostNames = 1000;

/** One page of all orders, oldest first; the filters combine. */
export async function listOrders(db: Db, deps: Needs, input: OrderListInput) {
  const sorting: Sorting = { sort: 'createdAt', direction: 'asc' };
  const matching = matchingOrders(input, sorting.sort, deps.clock());
  const gathered = await isGathered(matching, () => countMatching(db, matching));
  const { items, nextCursor } = await matchingPage(db, deps, matching, gathered, sorting, input);
  return { items, ...(nextCursor === undefined ? {} : { nextCursor }) };
}

/** The admin's table: filters, days in India's time, sort, both ways, and the count up to 10,000. */
export async function orderTable(db: Db, deps: Needs, input: OrderTableInput) {
  const matching = matchingOrders(input, input.sort, deps.clock());
  const counting = countMatching(db, matching);
  const gathered = await isGathered(matching, () => counting);
  const [page, count] = await Promise.all([
    matchingPage(db, deps, matching, gathered, input, input),
    counting,
  ]);
  return { ...page, ...shownCount(count) };
}

// Few orders are gathered and then sorted; many are read in the sort's order until the page is full. Left to
// itself the planner guesses between the two, and a wrong guess walks through all orders.
const isGathered = async ({ reading }: Matching, count: () => Promise<number>): Promise<boolean> =>
  reading === 'gathered' || (reading === 'by number' && (await count()) <= countLimit);

async function matchingPage(
  db: Db,
  { cursors }: Pick<Deps, 'cursors'>,
  matching: Matching,
  gathered: boolean,
  { sort, direction }: Sorting,
  filters: OrderListInput & Paging,
) {
  const { limit: _limit, cursor: _cursor, ...named } = filters;
  const column = sort === 'createdAt' ? 'created_at' : 'total_paise';
  const ordered = matching.reading === 'ordered';
  const page = await readPage(cursors, `orders:${JSON.stringify(named)}`, filters, {
    columns: [sql.ref(column), sql.ref('id')],
    order: direction,
    keysOf: (row: { id: string; created_at: Date; total_paise: number }) => [
      sort === 'createdAt' ? row.created_at.toISOString() : row.total_paise,
      row.id,
    ],
    read: ({ after, order, limit }) => {
      const way = sql.raw(order);
      const keys = sql`${sql.ref(column)} ${way}, id ${way}`;
      const sorted = sql`o.${sql.ref(column)} ${way}, o.id ${way}`;
      const found = sql`with matching as ${sql.raw(gathered ? '' : 'not ')}materialized (${matching.orders(!gathered)})
        select ${sql.raw(ordered ? '*' : 'id')} from matching where ${after} order by ${keys} limit`;
      if (!ordered) return readOrders(db, ordersById(sql`${found} ${limit}`), sorted, 'planned');
      // the number stands in the text: a plan for any number would be one for thousands of rows
      return readOrders(db, sql`${found} ${sql.lit(limit)}`, sorted);
    },
  });
  return { ...page, items: page.items.map(presentOrder) };
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
