// Adds bills with lines, payments, credit notes, numbers and settings.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const registration = `registration text not null check (registration in ('none', 'composition', 'regular'))`;

const amountColumns = ['amount', 'discount', 'taxable', 'cgst', 'sgst', 'igst', 'total'].map(
  (name) => `${name}_paise`,
);
const amounts = `${amountColumns.map((name) => `${name} bigint not null check (${name} >= 0)`).join(', ')},
    check (taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise),
    check (cgst_paise = sgst_paise and (cgst_paise = 0 or igst_paise = 0))`;
const sameAmounts = (one: string, other: string) =>
  `(${amountColumns.map((name) => `${one}.${name}`).join(', ')})
      is not distinct from (${amountColumns.map((name) => `${other}.${name}`).join(', ')})`;

const tables = [
  `alter table orders
    add column if not exists agreed_paise integer not null default 0,
    add column if not exists billed_paise bigint not null default 0,
    add column if not exists due_paise bigint not null default 0`,
  ...[
    ['orders_agreed_paise_check', 'agreed_paise >= 0'],
    ['orders_check', 'due_paise >= 0 and due_paise <= billed_paise'],
  ].flatMap(([name, rule]) => [
    `alter table orders drop constraint if exists ${name}, add constraint ${name} check (${rule}) not valid`,
    `alter table orders validate constraint ${name}`,
  ]),

  // The rate is in hundredths of a percent.
  `create table if not exists bill_settings (
    id smallint primary key default 1 check (id = 1),
    version integer not null default 1,
    ${registration} default 'none',
    legal_name text not null default '',
    gstin text not null default '',
    address text not null default '',
    state text not null default '27',
    upi_id text not null default '',
    service_rate integer not null default 1800 check (service_rate between 0 and 10000),
    part_rate integer not null default 1800 check (part_rate between 0 and 10000),
    service_code text not null default '998715',
    part_code text not null default '',
    prices_include_tax boolean not null default true,
    bill_prefix text not null default 'PA' check (bill_prefix ~ '^[A-Z0-9]{1,3}$'),
    credit_prefix text not null default 'PAC' check (credit_prefix ~ '^[A-Z0-9]{1,3}$' and credit_prefix <> bill_prefix)
  )`,

  // The last number of each series. The row stays locked until the transaction ends, so that a rollback
  // leaves no gap.
  `create table if not exists bill_series (
    prefix text not null,
    financial_year text not null,
    last integer not null check (last > 0),
    primary key (prefix, financial_year)
  )`,

  // Bills copy the details of business and customer. A bill outlives the customer's account, so it has no
  // reference to users.
  `create table if not exists bills (
    id uuid primary key,
    document text not null check (document in ('bill', 'creditNote')),
    ${registration},
    prefix text not null,
    financial_year text not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
    serial integer not null check (serial > 0),
    number text not null unique check (length(number) <= 16),
    order_id uuid not null references orders on delete restrict,
    order_number integer not null,
    issued_at timestamptz(3) not null,
    technician_id uuid,
    technician text,
    business jsonb not null,
    customer jsonb not null,
    seller_state text not null,
    place_of_supply text not null,
    prices_include_tax boolean not null,
    ${amounts},
    discount_reason text not null default '',
    reason text not null default '',
    credits uuid unique references bills on delete restrict,
    actor_id uuid,
    actor text not null,
    unique (prefix, financial_year, serial),
    check ((document = 'creditNote') = (credits is not null)),
    check (registration = 'regular' or taxable_paise = total_paise),
    check (taxable_paise <= amount_paise)
  )`,
  'create index if not exists bills_issued_idx on bills (issued_at, id)',
  'create index if not exists bills_order_idx on bills (order_id)',
  `create index if not exists bills_technician_idx on bills (technician_id, issued_at, id)
    where technician_id is not null`,

  `create table if not exists bill_lines (
    bill_id uuid not null references bills on delete restrict,
    line integer not null,
    kind text not null check (kind in ('service', 'part', 'labour', 'other', 'fee')),
    words text not null,
    quantity integer not null check (quantity > 0),
    price_paise bigint not null check (price_paise >= 0),
    rate integer not null check (rate between 0 and 10000),
    code text not null,
    ${amounts},
    check (amount_paise = quantity * price_paise),
    primary key (bill_id, line)
  )`,

  // Payments for a bill. Negative amounts are refunds.
  `create table if not exists bill_payments (
    id bigint generated always as identity primary key,
    bill_id uuid not null references bills on delete restrict,
    at timestamptz(3) not null,
    method text not null check (method in ('Cash', 'UPI')),
    amount_paise bigint not null check (amount_paise <> 0),
    actor_id uuid,
    actor text not null
  )`,
  'create index if not exists bill_payments_bill_idx on bill_payments (bill_id)',
  'create index if not exists bill_payments_at_idx on bill_payments (at)',
];

const rules = [
  `create or replace function refuse_bill_change() returns trigger language plpgsql as $$
  begin
    raise exception 'bills and payments are only ever added' using errcode = '42501';
  end $$`,
  ...['bills', 'bill_lines', 'bill_payments'].map(
    (table) => `create or replace trigger ${table}_keep before update or delete or truncate on ${table}
      for each statement execute function refuse_bill_change()`,
  ),

  // An order has one valid bill at a time, up to the agreed amount. A credit note cancels the whole bill.
  `create or replace function check_bill() returns trigger language plpgsql as $$
  declare agreed bigint;
  begin
    select case stage when 'cancelled' then cancellation_fee_paise else total_paise + agreed_paise end
      into agreed from orders where id = new.order_id for no key update;
    if new.document = 'bill' then
      if new.amount_paise > agreed then
        raise exception 'a bill is not more than what was agreed' using errcode = '23514', constraint = 'bills_agreed';
      end if;
      if exists (
        select from bills b where b.order_id = new.order_id and b.document = 'bill'
          and not exists (select from bills c where c.credits = b.id)
      ) then
        raise exception 'an order has one bill' using errcode = '23505', constraint = 'bills_one_holds';
      end if;
    elsif not exists (
      select from bills b where b.id = new.credits and b.document = 'bill' and b.order_id = new.order_id
        and ${sameAmounts('b', 'new')}
    ) then
      raise exception 'a credit note takes back a whole bill' using errcode = '23514', constraint = 'bills_credits';
    end if;
    return new;
  end $$`,
  `create or replace trigger bills_check before insert on bills for each row execute function check_bill()`,

  // The constraint is checked at the end of the transaction, because a bill is written before its lines.
  `create or replace function check_bill_lines() returns trigger language plpgsql as $$
  declare checked uuid;
  begin
    if tg_table_name = 'bills' then checked := new.id; else checked := new.bill_id; end if;
    if not exists (
      select from bills b join (
        select ${amountColumns.map((name) => `sum(${name})::bigint as ${name}`).join(', ')}
        from bill_lines where bill_id = checked
      ) as lines on ${sameAmounts('b', 'lines')}
      where b.id = checked
    ) then
      raise exception 'the lines of a bill add up to it' using errcode = '23514', constraint = 'bills_lines';
    end if;
    return null;
  end $$`,
  ...['bills', 'bill_lines'].flatMap((table) => [
    `drop trigger if exists ${table}_add_up on ${table}`,
    `create constraint trigger ${table}_add_up after insert on ${table} deferrable initially deferred
      for each row execute function check_bill_lines()`,
  ]),

  `create or replace function check_payment() returns trigger language plpgsql as $$
  declare total bigint;
  begin
    select total_paise into total from bills where id = new.bill_id and document = 'bill' for no key update;
    if coalesce((select sum(amount_paise) from bill_payments where bill_id = new.bill_id) between 0 and total, false) then
      return null;
    end if;
    raise exception 'payments are not more than the bill' using errcode = '23514', constraint = 'bill_payments_total';
  end $$`,
  `create or replace trigger bill_payments_check after insert on bill_payments
    for each row execute function check_payment()`,
];

const last = [
  `create index concurrently if not exists orders_unpaid_idx on orders (created_at, id) where due_paise > 0`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...rules, ...last]) await sql.raw(statement).execute(db);
}
