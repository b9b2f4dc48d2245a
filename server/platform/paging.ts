import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { countLimit } from '#shared/limits.ts';
import type { Db, Tables } from './db/schema.ts';

type Key = string | number;
type Way = 'next' | 'previous';
export type Order = 'asc' | 'desc';

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
export async function* inBatches<Row>(
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

const flip = (order: Order): Order => (order === 'asc' ? 'desc' : 'asc');

/** `rest` are keys of the cursor beyond the sort columns. */
export type Seek = { after: RawBuilder<boolean>; order: Order; limit: number; rest: readonly Key[] };

type PageOf<T> = { items: T[]; nextCursor?: string; previousCursor?: string };

/**
 * The order of a list: `columns` are the sort columns, the last one unique. `keysOf` returns a row's values
 * of these columns.
 */
export async function readPage<Row>(
  cursors: Cursors,
  list: string,
  input: { limit: number; cursor?: string | undefined },
  options: {
    columns: readonly RawBuilder<unknown>[];
    order: Order;
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

export const sortedBy = (columns: readonly RawBuilder<unknown>[], order: Order) =>
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

export const cappedCount = (counted: number) => ({
  count: Math.min(counted, countLimit),
  countIsExact: counted <= countLimit,
});
