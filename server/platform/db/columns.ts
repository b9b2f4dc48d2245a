import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Tables } from './schema.ts';

type Name<T extends keyof Tables> = keyof Tables[T] & string;

export type NewRow<T extends keyof Tables, Unset extends keyof Tables[T] = never> = {
  [C in Exclude<keyof Insertable<Tables[T]>, Unset>]-?: Exclude<Insertable<Tables[T]>[C], undefined>;
};

/** Lists the columns to read of a table. Every column must be named; `false` leaves it out. */
export function columnsOf<T extends keyof Tables, const Named extends Record<keyof Tables[T], boolean>>(
  _table: T,
  named: Named,
) {
  // With `extends true` instead, the compiler would report every row that is read, not only the missing
  // column.
  type Read = { [C in keyof Named]: Named[C] extends false ? never : C }[keyof Named] & Name<T>;
  return Object.entries(named).flatMap(([column, isRead]) => (isRead ? [column as Read] : []));
}

/** Lists columns as raw SQL. Kysely's references for each column took a tenth of the time of a booking. */
export const columnList = (columns: readonly string[], alias?: string): RawBuilder<unknown> =>
  sql.raw(columns.map((column) => (alias ? `"${alias}"."${column}"` : `"${column}"`)).join(', '));
