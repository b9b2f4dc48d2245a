// An index for All Orders filtered by days and sorted by total.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_day_total_idx on orders
    (((created_at at time zone 'Asia/Kolkata')::date), total_paise, id)`.execute(db);
}
