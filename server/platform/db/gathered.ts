// One page of what a search has found, from an index that knows nothing of the list's order. Left to itself the planner
// guesses how to read it, and a wrong guess reads a whole table: here the number of what was found decides.
import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely';
import { countLimit } from '#shared/limits.ts';
import type { Seek } from '../paging.ts';
import type { Db, Tables } from './schema.ts';

// What few there are is gathered and sorted at once.
const few = 1000;
// How many rows are looked through for a page before what was found is gathered after all. More than a part of the
// table the planner would rather sort.
export const stretch = 2000;
const longStretch = 20_000;

const sortedBy = (columns: readonly RawBuilder<unknown>[], order: Seek['order']) =>
  sql.join(columns.map((column) => sql`${column} ${sql.raw(order)}`));

/** Gathers the rows of `found` and reads one page of them in the order of `columns`. */
export async function readGathered<Row>(
  db: Db,
  found: Expression<unknown>,
  columns: readonly RawBuilder<unknown>[],
  { after, order, limit }: Seek,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with found as materialized (${found})
    select * from found where ${after} order by ${sortedBy(columns, order)} limit ${limit}`.execute(db);
  return rows;
}

/** The next `most` rows of a table in the order of `columns`, which an index has. */
export const nextRows = <Table extends keyof Tables>(
  table: Table,
  columns: readonly RawBuilder<unknown>[],
  { after, order }: Seek,
  most: number,
) =>
  sql<Selectable<Tables[Table]>>`(select * from ${sql.table(table)} where ${after}
    order by ${sortedBy(columns, order)} limit ${sql.lit(most)})`;

type Ways<Row> = {
  /** Reads the page in the list's order among its next rows. */
  lookThrough: (most: number) => Promise<Row[]>;
  /** How many at a time, more than one stretch only where very many were found. */
  stretches?: readonly number[];
  /** Sorts all that was found. */
  gather: () => Promise<Row[]>;
};

/**
 * Reads a page of `count` found rows: few are gathered; of many a stretch of the list is looked through first, which
 * mostly fills the page, and where they are very many a longer one.
 */
export async function readSearched<Row>(
  count: number,
  { limit }: Seek,
  { lookThrough, stretches = [stretch, longStretch], gather }: Ways<Row>,
): Promise<Row[]> {
  if (count <= few) return gather();
  for (const most of count <= countLimit ? stretches.slice(0, 1) : stretches) {
    const rows = await lookThrough(most);
    if (rows.length === limit) return rows;
  }
  return gather();
}
