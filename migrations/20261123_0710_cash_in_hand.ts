// Adds corrections of payments, closed months, the cash of technicians, and more text on bills.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const kinds = [
  'booked,scheduled,rescheduled,withdrawn,setOut,turnedBack,started,waiting,completed,reopened,cancelled,restored',
  'pictures,reminded,joined,linkRenewed,assigned,unassigned,noted,estimateOffered,estimateAgreed,estimateDeclined',
  'billed,paid,paymentCorrected,credited,claimed,claimWithdrawn,whatsAppOpened',
].join();

const onlyAdded = (table: string) =>
  `create or replace trigger ${table}_keep before update or delete or truncate on ${table}
    for each statement execute function refuse_bill_change()`;

const statements = [
  // `technician_id` is the technician who holds the cash; null means the office. A correction adds two rows
  // with the time of the wrong payment: one cancels it, the other has the right values.
  `alter table bill_payments
    add column if not exists technician_id uuid,
    add column if not exists reference text not null default '',
    add column if not exists corrects bigint references bill_payments on delete restrict,
    add column if not exists reason text not null default '',
    add column if not exists recorded_at timestamptz(3) not null default now()`,
  `create index if not exists bill_payments_cash_idx on bill_payments (technician_id) include (amount_paise)
    where technician_id is not null and method = 'Cash'`,

  `create table if not exists cash_handovers (
    id bigint generated always as identity primary key,
    technician_id uuid not null,
    technician text not null,
    at timestamptz(3) not null,
    expected_paise bigint not null,
    amount_paise bigint not null check (amount_paise >= 0),
    actor_id uuid,
    actor text not null
  )`,
  'create index if not exists cash_handovers_technician_idx on cash_handovers (technician_id)',
  `create table if not exists closed_months (
    month text primary key check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
    at timestamptz(3) not null,
    actor_id uuid,
    actor text not null
  )`,
  onlyAdded('cash_handovers'),
  onlyAdded('closed_months'),

  'alter table bill_lines add column if not exists warranty_until date',
  'alter table bills add column if not exists visit_on date',

  `alter table order_events drop constraint if exists order_events_kind_check,
    add constraint order_events_kind_check check (kind = any ('{${kinds}}')) not valid`,
  'alter table order_events validate constraint order_events_kind_check',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
