// When a customer asked for a lost tracking link. For an order without an email address the office sends it.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column if not exists link_asked_at timestamptz(3)`.execute(db);
  await sql`create index if not exists orders_link_asked_idx on orders (link_asked_at)
    where link_asked_at is not null and email = ''`.execute(db);
}
