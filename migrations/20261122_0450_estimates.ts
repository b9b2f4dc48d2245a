// Adds the price list and estimates. An estimate is additional work that the customer agrees to during the
// repair.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const kind = `kind text not null check (kind in ('part', 'labour', 'other'))`;
const price = 'price_paise integer not null check (price_paise between 0 and 100000000)';
const hsn = `hsn text not null default '' check (hsn ~ '^([0-9]{4}([0-9]{2}){0,2})?$')`;

const statements = [
  `alter table orders add column if not exists agreed_paise integer not null default 0 check (agreed_paise >= 0)`,

  `create table if not exists price_list (
    id uuid primary key,
    ${kind},
    words text not null,
    ${price},
    ${hsn},
    in_use boolean not null default true,
    created_at timestamptz(3) not null
  )`,
  'create unique index if not exists price_list_words_idx on price_list (lower(words)) where in_use',

  // Only the newest version of an estimate has a row. The order's events record each answer with person and
  // time.
  `create table if not exists estimates (
    order_id uuid primary key references orders on delete cascade,
    version integer not null check (version > 0),
    state text not null check (state in ('draft', 'offered', 'agreed', 'declined')),
    total_paise integer not null check (total_paise between 0 and 100000000),
    saved_key text,
    offered_at timestamptz(3),
    answered_at timestamptz(3),
    answered_where text check (answered_where in ('phone', 'link', 'account', 'call')),
    answered_by text not null default '',
    check ((state in ('agreed', 'declined')) = (answered_at is not null)),
    check ((answered_at is null) = (answered_where is null)),
    check (state = 'draft' or offered_at is not null)
  )`,
  `create table if not exists estimate_lines (
    order_id uuid not null references estimates on delete cascade,
    line integer not null check (line between 1 and 40),
    ${kind},
    words text not null,
    quantity integer not null check (quantity between 1 and 999),
    ${price},
    ${hsn},
    primary key (order_id, line)
  )`,

  // Checked at the end of the transaction: an estimate's total must equal its lines, and the order must have
  // the agreed amount.
  `create or replace function check_estimate() returns trigger language plpgsql as $$
  declare checked uuid;
  begin
    if tg_op = 'DELETE' then checked := old.order_id; else checked := new.order_id; end if;
    if exists (
      select from estimates e join orders o on o.id = e.order_id
      where e.order_id = checked and (
        e.total_paise <> (select coalesce(sum(quantity * price_paise::bigint), 0) from estimate_lines where order_id = checked)
        or o.agreed_paise <> case e.state when 'agreed' then e.total_paise else 0 end
      )
    ) then
      raise exception 'what was agreed is what the lines of the estimate come to'
        using errcode = '23514', constraint = 'estimates_agreed';
    end if;
    return null;
  end $$`,
  ...['estimates', 'estimate_lines'].flatMap((table) => [
    `drop trigger if exists ${table}_agreed on ${table}`,
    `create constraint trigger ${table}_agreed after insert or update or delete on ${table}
      deferrable initially deferred for each row execute function check_estimate()`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
