import type { ColumnType } from 'kysely';

/** Now, if it is missing. */
export type Moment = ColumnType<Date, Date | undefined, Date>;
/** Computed by the database. */
export type Derived = ColumnType<string, never, never>;
/** Written as text. */
export type Json = ColumnType<Record<string, unknown> | null, string | null, string | null>;
