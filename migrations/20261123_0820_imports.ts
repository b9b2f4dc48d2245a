// Adds imports: which admin added which rows from which file, so that an import can be undone.
import { type Kysely, sql } from 'kysely';

const kind = `kind text not null check (kind = any ('{customers,services,orders}'))`;

const statements = [
  `create table if not exists imports (
    id uuid primary key,
    ${kind},
    file_name text not null,
    at timestamptz(3) not null,
    actor text not null,
    added integer not null check (added > 0),
    doubles integer not null,
    undone_at timestamptz(3),
    undone_by text,
    removed integer not null default 0
  )`,
  'create index if not exists imports_at_idx on imports (at desc, id desc)',
  // An import of orders also adds their customers.
  `create table if not exists imported_rows (
    import_id uuid not null references imports on delete cascade,
    ${kind},
    row_id uuid not null,
    primary key (import_id, row_id)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
