// Reads a result page when no index gives both match and order.
//
// Why the planner is left no choice (measured at a million orders):
// - The index over letters finds rows without order; the list's index has the order without the text. Left to itself the
//   planner guesses between 'find all and sort' and 'read in order until the page is full', and a wrong guess reads the
//   whole table: a name with a service took 0.8 s, now 3 ms. Here the number of what was found decides, which the table
//   shows anyway (counted up to 10,000).
// - Few are sorted at once. Of many a stretch of the list's next rows mostly fills the page; of very many a longer one
//   does. More than such a stretch the planner would rather sort.
// - `offset 0` here and in text-search.ts is a fence that keeps it from another plan. `materialized` would be one too, but
//   writes down what was found before it is sorted: for 290,000 orders that took as long again.
// - Limits stand in the text: a plan for any number is one for thousands of rows.
import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely';
import { countLimit } from '#shared/limits.ts';
import { type Cursors, cappedCount, type Order, readPage, type Seek } from '../paging.ts';
import { countUpToLimit } from './count.ts';
import type { Db, Tables } from './schema.ts';

const few = 1000;
const stretch = 2000;

/** What a search means, in the ways in which it can be read; all of them give the same rows with the list's columns. */
export type Found<Table extends keyof Tables> = {
  /** Row by row, from the whole table or from those rows that the list has next. */
  inOrder: (rows: RawBuilder<Selectable<Tables[Table]>>) => Expression<unknown>;
  /** All at once, in no order. */
  atOnce: Expression<unknown>;
  /** Where they can be counted with less than `atOnce` reads. */
  counted?: Expression<unknown>;
  /** Where those of one page can be found with less than `atOnce` reads, though not in the list's order. */
  next?: (seek: Seek) => Expression<unknown>;
  /** Whether an index gives what is meant in the list's order: always, only where it is very many, or never. */
  ordered: 'always' | 'where many' | 'never';
};

/** A list that is searched: its columns as in `readPage`, the last of them unique, all sorted the same way. */
export type SearchedList<Table extends keyof Tables, Row> = {
  /** What its cursors are for; filters and sort are added. */
  name: string;
  table: Table;
  columns: readonly RawBuilder<unknown>[];
  order: Order;
  keysOf: (row: Row) => readonly (string | number)[];
  /** Reads the rows of a page from the statement that finds them; without it they are what that gives. */
  read?: (page: RawBuilder<unknown>, order: Order) => Promise<Row[]>;
  /** How many next rows are looked through at most. */
  longStretch?: number;
};

type Input = { limit: number; cursor?: string | undefined };

/** A table's rows as they are. */
export const everyRow = <Table extends keyof Tables>(table: Table) =>
  sql<Selectable<Tables[Table]>>`${sql.table(table)}`;

/** The columns for `order by`, all of them the same way. */
export const sortedBy = (columns: readonly RawBuilder<unknown>[], order: Order) =>
  sql.join(columns.map((column) => sql`${column} ${sql.raw(order)}`));

// The next rows of the list, in its order.
const nextRows = <Table extends keyof Tables>(
  table: Table,
  columns: readonly RawBuilder<unknown>[],
  { after, order }: Seek,
  most: number,
) =>
  sql<Selectable<Tables[Table]>>`(select * from ${sql.table(table)} where ${after}
    order by ${sortedBy(columns, order)} limit ${sql.lit(most)})`;

/** One page of a searched table with the way back and the count up to 10,000. A cursor is for one input alone. */
export async function searchTable<Table extends keyof Tables, Row>(
  db: Db,
  cursors: Cursors,
  found: Found<Table>,
  list: SearchedList<Table, Row>,
  input: Input,
) {
  const counting = countFound(db, found);
  const [page, count] = await Promise.all([
    searchPage(db, cursors, found, list, input, () => counting),
    counting,
  ]);
  return { ...page, ...cappedCount(count) };
}

/** The same page without the count, which is read only where it decides how. */
export function searchPage<Table extends keyof Tables, Row>(
  db: Db,
  cursors: Cursors,
  found: Found<Table>,
  list: SearchedList<Table, Row>,
  input: Input,
  count = () => countFound(db, found),
) {
  const { limit: _limit, cursor: _cursor, ...asked } = input;
  return readPage(cursors, `${list.name}:${JSON.stringify(asked)}`, input, {
    ...list,
    read: (seek) => readFound(db, found, list, seek, count),
  });
}

/** How many rows are meant, at most one beyond 10,000. */
export const countFound = (
  db: Db,
  { atOnce, counted = atOnce }: Pick<Found<keyof Tables>, 'atOnce' | 'counted'>,
) => countUpToLimit(db, counted);

async function readFound<Table extends keyof Tables, Row>(
  db: Db,
  { inOrder, atOnce, ordered, next }: Found<Table>,
  { table, columns, read, longStretch = 20_000 }: SearchedList<Table, Row>,
  seek: Seek,
  countRows: () => Promise<number>,
): Promise<Row[]> {
  const readPageOf = async (rows: Expression<unknown>, fence = sql``) => {
    const page = sql<Row>`
      select * from (select * from (${rows}) as fenced ${fence}) as found
      where ${seek.after} order by ${sortedBy(columns, seek.order)} limit ${sql.lit(seek.limit)}`;
    return read ? read(page, seek.order) : (await page.execute(db)).rows;
  };
  const readOn = (rows = everyRow(table)) => readPageOf(inOrder(rows));
  const sortAll = () => readPageOf(next?.(seek) ?? atOnce, sql`offset 0`);
  if (ordered === 'always') return readOn();
  const count = await countRows();
  const isVeryMany = count > countLimit;
  if (ordered === 'where many') return isVeryMany ? readOn() : sortAll();
  if (count <= few) return sortAll();
  for (const most of isVeryMany && !next ? [stretch, longStretch] : [stretch]) {
    const rows = await readOn(nextRows(table, columns, seek, most));
    if (rows.length === seek.limit) return rows;
  }
  return sortAll();
}
