// Which enquiry an order came of: an enquiry is booked once.
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table orders add column enquiry_id uuid references enquiries on delete restrict',
  'create unique index orders_enquiry_idx on orders (enquiry_id) where enquiry_id is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
