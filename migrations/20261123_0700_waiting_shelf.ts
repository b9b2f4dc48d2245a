// An index for the waiting orders of the day board.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index concurrently if not exists orders_waiting_idx on orders (due_at, id)
    where stage = 'waiting'`.execute(db);
}
