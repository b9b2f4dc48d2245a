// A handover keeps the reason of its difference. The desk's count of a day keeps which rows it has counted.
import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table cash_handovers add column if not exists reason text not null default ''`,
  `create table if not exists desk_counts (
    id bigint generated always as identity primary key,
    day date not null,
    at timestamptz(3) not null,
    expected_paise bigint not null,
    counted_paise bigint not null,
    reason text not null,
    payments_through bigint not null,
    handovers_through bigint not null,
    outs_through bigint not null,
    actor_id uuid,
    actor text not null,
    check (reason <> '' or counted_paise = expected_paise)
  )`,
  'create index if not exists desk_counts_day_idx on desk_counts (day, id)',
  `create or replace trigger desk_counts_keep before update or delete or truncate on desk_counts
    for each statement execute function refuse_bill_change()`,
  `create index if not exists bill_payments_held_idx on bill_payments (technician_id) include (amount_paise, at)
    where method = 'Cash' and technician_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
