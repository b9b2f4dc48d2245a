// An index for the late visits of the day board.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index concurrently if not exists orders_open_visits_idx on orders (visit_from, id)
    where visit_from is not null and stage not in ('done', 'cancelled')`.execute(db);
}
