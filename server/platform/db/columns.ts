import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Tables } from './schema.ts';

type Name<T extends keyof Tables> = keyof Tables[T] & string;

export type NewRow<T extends keyof Tables, Unset extends keyof Tables[T] = never> = {
  [C in Exclude<keyof Insertable<Tables[T]>, Unset>]-?: Exclude<Insertable<Tables[T]>[C], undefined>;
};

/** Every column must be named; `false` leaves it out. */
export function columnsOf<T extends keyof Tables, const Named extends Record<keyof Tables[T], boolean>>(
  _table: T,
  named: Named,
) {
  // Not `extends true`: the compiler should report the missing column only, not every row that is read.
  type Read = { [C in keyof Named]: Named[C] extends false ? never : C }[keyof Named] & Name<T>;
  return Object.entries(named).flatMap(([column, isRead]) => (isRead ? [column as Read] : []));
}

/** Compiling a reference for each column took a tenth of a booking. */
export const columnList = (columns: readonly string[], alias?: string): RawBuilder<unknown> =>
  sql.raw(columns.map((column) => (alias ? `"${alias}"."${column}"` : `"${column}"`)).join(', '));
