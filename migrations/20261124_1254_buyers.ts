// Adds the GST details of a business customer to orders. A bill keeps its own copy.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column if not exists buyer jsonb`.execute(db);
}
