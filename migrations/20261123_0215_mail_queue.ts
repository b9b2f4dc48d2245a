// Adds the time of a mail's next attempt. Drops the schema of the former queue.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const statements = [
  // The mail queue leaves a new mail alone for 30 s, because the first attempt follows directly after the
  // commit.
  `alter table mails add column if not exists next_try_at timestamptz(3) not null default now() + interval '30 seconds'`,
  `create index concurrently if not exists mails_due_idx on mails (next_try_at) where state = 'waiting'`,
  // The migration cannot drop the schema if another role owns it. docs/operations.md says how to drop it
  // then.
  `do $$ begin
    if exists (select from pg_namespace where nspname = 'pgboss' and pg_has_role(nspowner, 'usage')) then
      drop schema pgboss cascade;
    end if;
  end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
