// Calendar feeds: how often each address was renewed, and the visits that calendars must cancel.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table if not exists calendar_feeds (
    user_id uuid primary key references users on delete cascade,
    renewed integer not null
  )`,
  // A visit that was cancelled, has no time any more, or went to another technician. Kept for 30 days.
  `create table if not exists ended_visits (
    id bigint generated always as identity primary key,
    order_id uuid not null references orders on delete cascade,
    technician_id uuid references users on delete cascade,
    visit_from timestamptz(3) not null,
    visit_to timestamptz(3) not null,
    at timestamptz(3) not null default now()
  )`,
  'create index if not exists ended_visits_age_idx on ended_visits (at)',
  'create index if not exists ended_visits_order_idx on ended_visits (order_id)',
  'create index if not exists ended_visits_technician_idx on ended_visits (technician_id, id)',
  `create or replace function keep_ended_visit() returns trigger language plpgsql as $$
  begin
    insert into ended_visits (order_id, technician_id, visit_from, visit_to)
    values (old.id, old.technician_id, old.visit_from, old.visit_to);
    return null;
  end $$`,
  `create or replace trigger orders_ended_visit after update of technician_id, visit_from, stage on orders
    for each row when (old.visit_from is not null and old.stage <> 'cancelled' and (new.visit_from is null
      or new.stage = 'cancelled' or new.technician_id is distinct from old.technician_id))
    execute function keep_ended_visit()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
