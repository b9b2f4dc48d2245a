// Lists that stay quick however much has been done: bills of a kind, those of a technician, orders that changed since a moment.
import { type Kysely, sql } from 'kysely';

// Built beside the work, so that nobody waits.
export const inSteps = true;

const statements = [
  `create index concurrently if not exists bills_registration_idx on bills (registration, issued_at, id)
    where document = 'bill'`,
  `create index concurrently if not exists bills_credit_notes_idx on bills (issued_at, id) where document = 'creditNote'`,
  // the kind behind the order: it is looked at in the index, without the bills
  `create index concurrently if not exists bills_technician_kind_idx on bills
    (technician_id, issued_at, id, document, registration) where technician_id is not null`,
  'drop index concurrently if exists bills_technician_idx',
  // the booking's moment behind the change's: which older orders have changed is seen in the index
  'create index concurrently if not exists orders_changes_idx on orders (updated_at, created_at, id)',
  'drop index concurrently if exists orders_updated_idx',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
