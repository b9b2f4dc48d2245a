import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { countLimit } from '#shared/limits.ts';
import { readSettledUntil, type Settled } from './db/change-time.ts';
import type { Db, Tables } from './db/schema.ts';

type Key = string | number;
type Way = 'next' | 'previous';
export type SortDirection = 'asc' | 'desc';

export type Cursors = ReturnType<typeof signedCursors>;

/** Cursors are signed with the database's secret, so that every instance accepts the cursors of other instances. */
export function signedCursors(secret: Buffer) {
  const key = createSecretKey(secret);
  const sign = (list: string, body: string) =>
    createHmac('sha256', key).update(`${list}\n${body}`).digest().subarray(0, 12);
  return {
    make(list: string, way: Way, keys: readonly Key[]): string {
      const body = JSON.stringify([way, ...keys]);
      return Buffer.concat([sign(list, body), Buffer.from(body)]).toString('base64url');
    },
    read(list: string, cursor: string): { way: Way; keys: readonly Key[] } {
      const bytes = Buffer.from(cursor, 'base64url');
      const body = bytes.subarray(12).toString();
      const ours = bytes.length > 12 && timingSafeEqual(bytes.subarray(0, 12), sign(list, body));
      if (!ours || bytes.toString('base64url') !== cursor)
        throw new AppError('cursorUnknown', { path: 'cursor' });
      const [way, ...keys] = JSON.parse(body) as [Way, ...Key[]];
      return { way, keys };
    },
  };
}

/** Reads all rows of a list in batches. `read` reads up to `size` rows after `last`, in the order of the list. */
export async function* readBatches<Row>(
  size: number,
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    last = rows.length === size ? rows.at(-1) : undefined;
  } while (last);
}

const flip = (order: SortDirection): SortDirection => (order === 'asc' ? 'desc' : 'asc');

/** `rest` are the keys in the cursor that are not sort columns. */
export type Seek = { after: RawBuilder<boolean>; order: SortDirection; limit: number; rest: readonly Key[] };

type PageOf<T> = { items: T[]; nextCursor?: string; previousCursor?: string };

/**
 * Reads a page of a list. `columns` are the sort columns, the last one unique. `keysOf` returns a row's values of
 * these columns.
 */
export async function readPage<Row>(
  cursors: Cursors,
  list: string,
  input: { limit: number; cursor?: string | undefined },
  options: {
    columns: readonly RawBuilder<unknown>[];
    order: SortDirection;
    keysOf: (row: Row) => readonly Key[];
    read: (seek: Seek) => Promise<Row[]>;
  },
): Promise<PageOf<Row>> {
  const from = input.cursor === undefined ? null : cursors.read(list, input.cursor);
  const backwards = from?.way === 'previous';
  const order = backwards ? flip(options.order) : options.order;
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  const after = from
    ? sql<boolean>`(${sql.join(options.columns)}) ${sign} (${sql.join(from.keys.slice(0, options.columns.length))})`
    : sql<boolean>`true`;
  const rest = from?.keys.slice(options.columns.length) ?? [];
  const rows = await options.read({ after, order, limit: input.limit + 1, rest });
  const more = rows.length > input.limit;
  const items = rows.slice(0, input.limit);
  if (backwards) items.reverse();
  const first = items[0];
  const last = items.at(-1);
  const goesOn = backwards ? from !== null : more;
  const goesBack = backwards ? more : from !== null;
  return {
    items,
    ...(goesOn && last ? { nextCursor: cursors.make(list, 'next', options.keysOf(last)) } : {}),
    ...(goesBack && first ? { previousCursor: cursors.make(list, 'previous', options.keysOf(first)) } : {}),
  };
}

type Sorting<Row> = {
  columns: readonly RawBuilder<unknown>[];
  order: SortDirection;
  keysOf: (row: Row) => readonly Key[];
};

/**
 * Reads a page of a list whose readers continue with `updatedSince`. Such a page has the rows that changed since
 * then and before the first page was read, by the time of their change. A reader of all pages sends `until` as the
 * next `updatedSince` and loses no row: it is the `until` of `readSettledUntil` at the first page, and cursors pass
 * it on. `changed` is the time of the change and the id; `changedAt` returns this time of a row.
 */
export async function readChanges<Row extends { id: string }>(
  db: Db,
  cursors: Cursors,
  list: string,
  input: { limit: number; cursor?: string | undefined; updatedSince?: string | undefined },
  options: Sorting<Row> & {
    changed: readonly [RawBuilder<unknown>, RawBuilder<unknown>];
    changedAt: (row: Row) => Date;
    read: (seek: Seek & { sorted: RawBuilder<unknown> }) => Promise<Row[]>;
  },
) {
  const { changed, changedAt } = options;
  const since = input.updatedSince;
  const name = since === undefined ? list : `${list}:since:${since}`;
  const byChange = (row: Row) => [changedAt(row).toISOString(), row.id];
  const { columns, order, keysOf }: Sorting<Row> =
    since === undefined ? options : { columns: changed, order: 'asc', keysOf: byChange };
  // Takes the time from the cursor, for a condition that the index of a list over two tables needs.
  const start = input.cursor === undefined ? undefined : cursors.read(name, input.cursor).keys[0];
  let settled: Settled = { until: '', now: '' };
  const page = await readPage<Row>(cursors, name, input, {
    columns,
    order,
    keysOf: (row) => [...keysOf(row), settled.until, settled.now],
    read: async ({ after, order, limit, rest }) => {
      const [until, now] = rest;
      const isFirst = until === undefined || now === undefined;
      settled = isFirst
        ? await readSettledUntil(db, since !== undefined)
        : { until: String(until), now: String(now) };
      const wanted =
        since === undefined
          ? after
          : sql<boolean>`${changed[0]} >= ${start ?? new Date(since)} and ${changed[0]} <= ${settled.now} and ${after}`;
      const read = () =>
        options.read({ after: wanted, order, limit, rest, sorted: sortedBy(columns, order) });
      const rows = await read();
      const isSettled = (row: Row) => changedAt(row).toISOString() <= settled.until;
      if (!isFirst || since !== undefined || rows.every(isSettled)) return rows;
      settled = await readSettledUntil(db, true);
      return read();
    },
  });
  return { ...page, until: settled.until };
}

export const sortedBy = (columns: readonly RawBuilder<unknown>[], order: SortDirection) =>
  sql.join(columns.map((column) => sql`${column} ${sql.raw(order)}`));

export async function countRows<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await rows
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countUpToLimit(db: Db, found: Expression<unknown>): Promise<number> {
  const counting = sql<{ count: number }>`
    select count(*) as count from (select from (${found}) as found limit ${sql.lit(countLimit + 1)}) as counted`;
  return (await counting.execute(db)).rows[0]?.count ?? 0;
}

export async function cappedCount(db: Db, found: Expression<unknown>) {
  const counted = await countUpToLimit(db, found);
  return { count: Math.min(counted, countLimit), countIsExact: counted <= countLimit };
}
