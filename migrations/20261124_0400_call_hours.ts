// Adds the opening hours until the shop calls somebody back.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table visit_settings
    add column if not exists call_hours integer not null default 2 check (call_hours between 1 and 24)`.execute(
    db,
  );
}
