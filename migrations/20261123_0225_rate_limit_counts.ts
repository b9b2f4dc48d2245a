// Adds the table of the package rate-limiter-flexible. The previous version still uses rate_limits.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table if not exists rate_limit_counts (
    key text primary key,
    points integer not null default 0,
    expire bigint
  )`.execute(db);
}
