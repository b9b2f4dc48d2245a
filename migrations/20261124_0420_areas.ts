// Adds the list of areas of the business. Blank means the usual areas.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table business add column if not exists areas text not null default ''`.execute(db);
}
