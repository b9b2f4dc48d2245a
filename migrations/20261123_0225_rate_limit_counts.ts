// Counts of rate limits as rate-limiter-flexible keeps them. rate_limits serves the previous version until it has ended.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table rate_limit_counts (
    key text primary key,
    points integer not null default 0,
    expire bigint
  )`.execute(db);
}
