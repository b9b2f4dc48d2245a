// An index for the day board's shelf of waiting orders.
import { type Kysely, sql } from 'kysely';

// Concurrent builds do not block others.
export const inSteps = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index concurrently if not exists orders_waiting_idx on orders (due_at, id)
    where stage = 'waiting'`.execute(db);
}
