// Orders and customers found by the first digits of a mobile number.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // digits in their own order, whatever the database's language
  await sql`create index orders_mobile_idx on orders (mobile text_pattern_ops)`.execute(db);
  await sql`create index users_mobile_idx on users (mobile text_pattern_ops)`.execute(db);
}
