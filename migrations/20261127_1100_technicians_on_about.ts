// Technicians who agree to be shown on the About page.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table technicians add column if not exists on_about boolean not null default false`.execute(
    db,
  );
}
