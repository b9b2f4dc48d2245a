// Indexes for long lists: bills of a kind, a technician's bills, and orders changed since a moment.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const statements = [
  `create index concurrently if not exists bills_registration_idx on bills (registration, issued_at, id)
    where document = 'bill'`,
  `create index concurrently if not exists bills_credit_notes_idx on bills (issued_at, id) where document = 'creditNote'`,
  `create index concurrently if not exists bills_technician_kind_idx on bills
    (technician_id, issued_at, id, document, registration) where technician_id is not null`,
  'drop index concurrently if exists bills_technician_idx',
  'create index concurrently if not exists orders_changes_idx on orders (updated_at, created_at, id)',
  'drop index concurrently if exists orders_updated_idx',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
