// Notes when an order's customer was asked for an opinion.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column if not exists review_asked_at timestamptz(3)`.execute(db);
}
