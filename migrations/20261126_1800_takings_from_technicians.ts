// Indexes for the events that take an order from a technician, and for All Orders by the total that it shows.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const statements = [
  `create index concurrently if not exists order_events_taken_idx on order_events (order_id, id)
    where before ? 'technicianId'`,
  `create index concurrently if not exists orders_total_shown_idx
    on orders ((case when bill_number is null then total_paise else billed_paise end), id)`,
  'drop index concurrently if exists orders_total_idx',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
