import type { ColumnType } from 'kysely';

export type Moment = ColumnType<Date, Date | undefined, Date>;
export type Derived = ColumnType<string, never, never>;
export type Json = ColumnType<Record<string, unknown> | null, string | null, string | null>;
