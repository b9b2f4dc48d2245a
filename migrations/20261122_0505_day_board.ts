// The day board's late ones: open visits in the order of their times, however many are done.
import { type Kysely, sql } from 'kysely';

// Built beside the work, so that nobody waits.
export const inSteps = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index concurrently if not exists orders_open_visits_idx on orders (visit_from, id)
    where visit_from is not null and stage not in ('done', 'cancelled')`.execute(db);
}
