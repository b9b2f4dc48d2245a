// Indexes to find orders and customers by the first digits of a mobile number.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index concurrently if not exists orders_mobile_idx on orders (mobile text_pattern_ops)`.execute(
    db,
  );
  await sql`create index concurrently if not exists users_mobile_idx on users (mobile text_pattern_ops)`.execute(
    db,
  );
}
