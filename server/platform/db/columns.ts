// Columns of tables as typed lists: a column that is forgotten does not compile.
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Tables } from './schema.ts';

type Name<T extends keyof Tables> = keyof Tables[T] & string;

/**
 * A row as it is written: each column has to be given, also one with a default, but for those that `Unset` leaves to the
 * database.
 */
export type NewRow<T extends keyof Tables, Unset extends keyof Tables[T] = never> = {
  [C in Exclude<keyof Insertable<Tables[T]>, Unset>]-?: Exclude<Insertable<Tables[T]>[C], undefined>;
};

/** The columns of a table that are read; each has to be named, those that are not read with `false`. */
export function columnsOf<T extends keyof Tables, const Named extends Record<keyof Tables[T], boolean>>(
  _table: T,
  named: Named,
) {
  // not `extends true`: where one is missing, the one complaint is about that, not about every row that is read
  type Read = { [C in keyof Named]: Named[C] extends false ? never : C }[keyof Named] & Name<T>;
  return Object.entries(named).flatMap(([column, isRead]) => (isRead ? [column as Read] : []));
}

/**
 * Columns as they stand in a statement's text, behind an alias where there is one. The names are the program's own. One piece
 * of text: compiling a reference for each column took a tenth of a booking.
 */
export const columnList = (columns: readonly string[], alias?: string): RawBuilder<unknown> =>
  sql.raw(columns.map((column) => (alias ? `"${alias}"."${column}"` : `"${column}"`)).join(', '));
