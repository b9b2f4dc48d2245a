// Adds technicians, assigned orders and the columns of the day board.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const kinds = `'booked', 'scheduled', 'rescheduled', 'withdrawn', 'setOut', 'turnedBack', 'started', 'waiting', 'completed',
  'reopened', 'cancelled', 'restored', 'pictures', 'reminded', 'joined', 'linkRenewed', 'assigned', 'unassigned', 'noted',
  'estimateOffered', 'estimateAgreed', 'estimateDeclined', 'billed', 'paid', 'credited', 'claimed', 'claimWithdrawn',
  'whatsAppOpened'`;

/** Replaces a constraint of the same name and validates the new one without blocking other statements. */
const constraint = (table: string, name: string, rule: string) => [
  `alter table ${table} drop constraint if exists ${name}, add constraint ${name} ${rule} not valid`,
  `alter table ${table} validate constraint ${name}`,
];
const check = (table: string, name: string, rule: string) => constraint(table, name, `check (${rule})`);

const statements = [
  ...check('users', 'users_role_check', `role in ('ADMIN', 'TECHNICIAN', 'GENERAL')`),
  // A technician without a row is on duty and has no list of repairs.
  `create table if not exists technicians (
    user_id uuid primary key references users on delete cascade,
    categories text[] not null default '{}',
    on_duty boolean not null default true,
    days_off date[] not null default '{}'
  )`,
  `create index concurrently if not exists users_technicians_idx on users (user_id) where role = 'TECHNICIAN'`,

  `alter table orders
    add column if not exists technician_id uuid,
    add column if not exists closed_at timestamptz(3),
    add column if not exists warranty_of uuid,
    add column if not exists warranty_line integer,
    add column if not exists bill_number text`,
  ...constraint(
    'orders',
    'orders_technician_id_fkey',
    'foreign key (technician_id) references users on delete restrict',
  ),
  ...constraint(
    'orders',
    'orders_warranty_of_fkey',
    'foreign key (warranty_of) references orders on delete restrict',
  ),
  `create index concurrently if not exists orders_jobs_idx on orders (technician_id, visit_from, id)
    where technician_id is not null and stage not in ('done', 'cancelled')`,
  `create index concurrently if not exists orders_closed_jobs_idx on orders (technician_id, closed_at, id)
    where technician_id is not null and closed_at is not null`,
  `create index concurrently if not exists orders_technician_idx on orders (technician_id, created_at, id)
    where technician_id is not null`,
  // An order line has at most one open warranty claim.
  `create unique index concurrently if not exists orders_claim_idx on orders (warranty_of, warranty_line)
    where warranty_of is not null and stage not in ('done', 'cancelled')`,
  `create index concurrently if not exists orders_warranty_idx on orders (warranty_of) where warranty_of is not null`,
  ...check('orders', 'orders_warranty_check', '(warranty_of is null) = (warranty_line is null)'),

  'alter table order_lines add column if not exists warranty_until date',
  `alter table services add column if not exists warranty_days integer not null default 90
    check (warranty_days between 0 and 3650)`,
  `alter table order_pictures add column if not exists by_role text not null default 'customer'
    check (by_role in ('customer', 'technician', 'admin'))`,

  'alter table order_events add column if not exists step_key text',
  `create unique index concurrently if not exists order_events_step_idx on order_events (order_id, step_key)
    where step_key is not null`,
  ...check('order_events', 'order_events_kind_check', `kind in (${kinds})`),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
