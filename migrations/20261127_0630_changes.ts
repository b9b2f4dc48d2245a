// Gives customers, services and enquiries the time of their last change, and orders an index by theirs.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const tables = {
  users: 'insert or update of name, email, role, address, mobile, joined_to',
  services: 'insert or update',
  enquiries: 'insert or update',
};

const statements = [
  // The transaction has its id before the time is read, so that a reader can see it.
  `create or replace function keep_changed_at() returns trigger language plpgsql as $$
  begin
    perform pg_current_xact_id();
    new.changed_at := date_trunc('milliseconds', clock_timestamp());
    return new;
  end $$`,
  ...Object.entries(tables).flatMap(([table, changes]) => [
    `alter table ${table} add column if not exists changed_at timestamptz(3) not null default now()`,
    `create or replace trigger ${table}_changed before ${changes} on ${table}
      for each row execute function keep_changed_at()`,
    `create index concurrently if not exists ${table}_changed_idx on ${table} (changed_at, id)`,
  ]),
  'create index concurrently if not exists orders_updated_idx on orders (updated_at, id)',
  'drop index concurrently if exists orders_changes_idx',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
