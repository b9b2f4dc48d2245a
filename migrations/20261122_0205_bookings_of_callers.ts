// Links an order to the enquiry it came from. An enquiry is booked once.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const statements = [
  'alter table orders add column if not exists enquiry_id uuid',
  `alter table orders drop constraint if exists orders_enquiry_id_fkey, add constraint orders_enquiry_id_fkey
    foreign key (enquiry_id) references enquiries on delete restrict not valid`,
  'alter table orders validate constraint orders_enquiry_id_fkey',
  `create unique index concurrently if not exists orders_enquiry_idx on orders (enquiry_id)
    where enquiry_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
