// Adds the lines of the bank's settlement files, cash that the desk pays out, and the closing of days.
import { type Kysely, sql } from 'kysely';

const onlyAdded = (table: string) =>
  `create or replace trigger ${table}_keep before update or delete or truncate on ${table}
    for each statement execute function refuse_bill_change()`;

// An erasure may take a person out of these columns, as in bills (20261124_1131_peoples_rights.ts).
const masked = (table: string, columns: string) => [
  `create or replace function mask_${table}() returns trigger language plpgsql as $$
  begin
    if to_jsonb(new) - '{${columns}}'::text[] = to_jsonb(old) - '{${columns}}'::text[] then return new; end if;
    raise exception 'an erasure changes only what names a person' using errcode = '42501';
  end $$`,
  `create or replace trigger ${table}_mask before update on ${table}
    for each row execute function mask_${table}()`,
  `create or replace trigger ${table}_keep before update or delete or truncate on ${table}
    for each statement execute function refuse_old_bill_change()`,
];

const statements = [
  // `key` makes a line of the bank come in once: its UTR and sum, or a hash of the line and its repetition.
  `create table if not exists bank_lines (
    id uuid primary key,
    key text not null unique,
    utr text not null default '',
    day date not null,
    amount_paise bigint not null check (amount_paise > 0),
    reference text not null,
    words text not null,
    state text not null check (state = any ('{open,booked,linked,notOurs}')),
    payment_id bigint unique references bill_payments on delete restrict,
    file_name text not null,
    file_row integer not null,
    read_at timestamptz(3) not null,
    read_by text not null,
    settled_at timestamptz(3),
    settled_by text not null default '',
    check ((payment_id is not null) = (state = any ('{booked,linked}')))
  )`,
  'create index if not exists bank_lines_list_idx on bank_lines (state, day desc, id desc)',
  `create index if not exists bank_lines_utr_idx on bank_lines (utr) where utr <> ''`,

  // `key` is the client's, so that a form sent twice pays once. `corrects` is the entry that a negative one takes back.
  `create table if not exists cash_outs (
    id bigint generated always as identity primary key,
    key uuid not null unique,
    at timestamptz(3) not null,
    kind text not null check (kind = any ('{expense,advance}')),
    amount_paise bigint not null check (amount_paise <> 0),
    technician_id uuid,
    technician text not null default '',
    note text not null,
    picture text not null default '',
    corrects bigint unique references cash_outs on delete restrict,
    actor_id uuid,
    actor text not null,
    check ((kind = 'advance') = (technician_id is not null)),
    check ((amount_paise < 0) = (corrects is not null))
  )`,
  'create index if not exists cash_outs_at_idx on cash_outs (at desc, id desc)',

  // The closing of a day counts the rows up to these ids. Later rows of the day count in the next closing.
  `create table if not exists closed_days (
    day date primary key,
    at timestamptz(3) not null,
    payments_through bigint not null,
    handovers_through bigint not null,
    outs_through bigint not null,
    actor_id uuid,
    actor text not null
  )`,
  `create table if not exists closed_day_counts (
    day date not null references closed_days on delete restrict,
    holder text not null,
    technician_id uuid,
    name text not null,
    cash_expected_paise bigint not null,
    cash_counted_paise bigint not null,
    upi_expected_paise bigint not null,
    upi_counted_paise bigint not null,
    reason text not null,
    primary key (day, holder),
    check (reason <> '' or (cash_expected_paise = cash_counted_paise and upi_expected_paise = upi_counted_paise))
  )`,
  onlyAdded('closed_days'),
  ...masked('cash_outs', 'note,picture'),
  ...masked('closed_day_counts', 'reason'),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
