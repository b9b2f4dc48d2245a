// All Orders by total no longer reads day by day: the index over each day's totals goes. The version before runs
// without it too, only slower.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists orders_day_total_idx`.execute(db);
}
