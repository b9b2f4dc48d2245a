// Kinds of columns, as they are read, inserted and changed.
import type { ColumnType } from 'kysely';

/** A moment that need not be given: then it is now. */
export type Moment = ColumnType<Date, Date | undefined, Date>;
/** What the database makes of other columns. */
export type Derived = ColumnType<string, never, never>;
/** Goes in as text. */
export type Json = ColumnType<Record<string, unknown> | null, string | null, string | null>;
