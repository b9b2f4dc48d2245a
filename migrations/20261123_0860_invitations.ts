// Adds invitations, test bookings that can be removed, and the day on which the opening checklist was closed.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table if not exists invitations (
    id uuid primary key,
    token_hash bytea not null unique,
    role text not null check (role = any ('{ADMIN,TECHNICIAN}')),
    name text not null,
    email text,
    mobile text not null default '',
    invited_by uuid not null references users on delete cascade,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3),
    withdrawn_at timestamptz(3)
  )`,
  'create index if not exists invitations_invited_by_idx on invitations (invited_by)',

  `create table if not exists test_orders (order_id uuid primary key references orders on delete cascade)`,
  // Events cannot be deleted, except those of a test booking.
  `create or replace trigger order_events_keep before update or truncate on order_events
    for each statement execute function refuse_event_change()`,
  `create or replace function refuse_event_removal() returns trigger language plpgsql as $$
  begin
    if exists (select from test_orders where order_id = old.order_id) then return old; end if;
    raise exception 'order events are only ever added' using errcode = '42501';
  end $$`,
  `create or replace trigger order_events_stay before delete on order_events
    for each row execute function refuse_event_removal()`,

  'alter table business add column if not exists opening_dismissed_at timestamptz(3)',
  // A shop that has orders does not need the opening checklist.
  'update business set opening_dismissed_at = now() where exists (select from orders)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
