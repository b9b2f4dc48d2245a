// Adds stages, visit times with their places, and events of orders.
import { type Kysely, sql } from 'kysely';

// Existing orders get their stage, due time and events in batches. The previous version can book during the
// migration, but cannot set a status afterwards. An interrupted run can continue.
export const inSteps = true;

const batch = 2000;

const tables = [
  // The previous version sets neither stage nor due time. The defaults are right for a new booking.
  `alter table orders
    add column if not exists stage text not null default 'requested',
    add column if not exists visit_from timestamptz(3),
    add column if not exists visit_to timestamptz(3),
    add column if not exists due_at timestamptz(3),
    add column if not exists note text not null default '',
    add column if not exists waiting_reason text not null default '',
    add column if not exists cancellation_fee_paise integer not null default 0,
    add column if not exists link_version integer not null default 1,
    add column if not exists updated_at timestamptz(3) not null default now()`,
  `alter table orders alter column due_at set default now() + interval '24 hours'`,

  // A table with one row of settings. Weekdays and single days each have a list of visit windows { from, to,
  // visits }. A day without windows is closed.
  `create table if not exists visit_settings (
    id smallint primary key default 1 check (id = 1),
    version integer not null default 1,
    week jsonb not null check (jsonb_typeof(week) = 'array' and jsonb_array_length(week) = 7),
    days jsonb not null default '[]' check (jsonb_typeof(days) = 'array'),
    lead_minutes integer not null default 120 check (lead_minutes >= 0),
    horizon_days integer not null default 14 check (horizon_days > 0)
  )`,
  // Counts the orders with a visit in each window. Taking a place locks the row.
  `create table if not exists visit_places (
    visit_from timestamptz(3) primary key,
    taken integer not null check (taken >= 0)
  )`,

  // Events are only added. Events and audit entries share one sequence of ids, so that one list can show
  // events and audit entries.
  `create table if not exists order_events (
    id bigint primary key default nextval('audit_entries_id_seq'),
    order_id uuid not null references orders on delete restrict,
    at timestamptz(3) not null default now(),
    kind text not null check (kind in ('booked', 'scheduled', 'rescheduled', 'withdrawn', 'setOut', 'turnedBack', 'started',
      'waiting', 'completed', 'reopened', 'cancelled', 'restored', 'pictures', 'linkRenewed', 'joined', 'reminded')),
    stage text not null check (stage in ('requested', 'scheduled', 'on_the_way', 'working', 'waiting', 'done', 'cancelled')),
    public boolean not null,
    by_role text not null check (by_role in ('customer', 'technician', 'admin', 'system')),
    actor_id uuid references users on delete restrict,
    actor text not null,
    before jsonb,
    after jsonb
  )`,
  'create index if not exists order_events_order_idx on order_events (order_id, id)',
  `create index if not exists order_events_changes_idx on order_events (at desc, id desc) where kind <> 'booked'`,
  `create index if not exists order_events_admin_idx on order_events (at desc, id desc) where by_role = 'admin'`,
  `create index if not exists order_events_admin_order_idx on order_events
    ((order_id::text), at desc, id desc) where by_role = 'admin'`,
  `create or replace view audit_trail as
    select id, at, actor_id, actor, action, entity, entity_id, label, before, after from audit_entries
    union all
    select id, at, actor_id, actor,
      case when kind in ('completed', 'reopened') then 'order.setStatus' else 'order.' || kind end,
      'order', order_id::text,
      (select 'Order ' || order_number || ', ' || fullname from orders where orders.id = order_id),
      before, after
    from order_events where by_role = 'admin'`,
  `create or replace function refuse_event_change() returns trigger language plpgsql as $$
  begin
    raise exception 'order events are only ever added' using errcode = '42501';
  end $$`,
  `create or replace trigger order_events_keep before update or delete or truncate on order_events
    for each statement execute function refuse_event_change()`,
];

const undoing = `create or replace function undo_booking() returns boolean language plpgsql volatile as $$
  begin
    raise exception 'the booking was not made' using constraint = 'booking_made';
  end $$`;

// Indexes are built concurrently after the rows have their values. Constraints are added first and validated
// later, without blocking other statements.
const last = [
  `create index concurrently if not exists orders_stage_idx on orders (stage, created_at, id)`,
  `create index concurrently if not exists orders_open_idx on orders (created_at, id) where stage not in ('done', 'cancelled')`,
  `create index concurrently if not exists orders_due_idx on orders (due_at, id) where stage not in ('done', 'cancelled')`,
  `create index concurrently if not exists orders_visit_idx on orders (visit_from, id) where visit_from is not null`,
  `create index concurrently if not exists orders_updated_idx on orders (updated_at, id)`,
  `alter table orders drop constraint if exists orders_stage_check`,
  `alter table orders add constraint orders_stage_check check (
    stage in ('requested', 'scheduled', 'on_the_way', 'working', 'waiting', 'done', 'cancelled')) not valid`,
  `alter table orders validate constraint orders_stage_check`,
  `alter table orders drop constraint if exists orders_visit_check`,
  `alter table orders add constraint orders_visit_check check (
    (visit_from is null) = (visit_to is null) and visit_from < visit_to and due_at is not null
    and (visit_to is null or due_at = visit_to)
    and (stage <> 'scheduled' or visit_from is not null)
    and (stage not in ('requested', 'cancelled') or visit_from is null)) not valid`,
  `alter table orders validate constraint orders_visit_check`,
  `alter table orders alter column due_at set not null`,
];

// From now on the previous version cannot set a status. The next step converts the statuses that it has set.
const completeIsDone = [
  `alter table orders drop constraint if exists orders_complete_check,
    add constraint orders_complete_check check ((status = 'Complete') = (stage = 'done')) not valid`,
  `update orders set stage = case status when 'Complete' then 'done' else 'requested' end
    where (status = 'Complete') <> (stage = 'done')`,
  `alter table orders validate constraint orders_complete_check`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, undoing]) await sql.raw(statement).execute(db);
  await tellOlder(db);
  for (const statement of [...last, ...completeIsDone]) await sql.raw(statement).execute(db);
}

type Place = { created_at: Date; id: string };

// Sets stage, due time and events of existing orders, oldest first. The time of 'done' comes from the audit,
// else from the booking.
async function tellOlder(db: Kysely<unknown>): Promise<void> {
  let place: Place | undefined;
  for (;;) {
    const after = place ? sql`(created_at, id) > (${place.created_at}, ${place.id}::uuid)` : sql`true`;
    const { rows } = await sql<Place>`
      with older as materialized (
        select id, created_at, status, user_id, fullname from orders where ${after}
        order by created_at, id limit ${sql.lit(batch)}
      ),
      untold as materialized (
        select * from older where not exists (select from order_events e where e.order_id = older.id)
      ),
      staged as (
        update orders set stage = case orders.status when 'Complete' then 'done' else 'requested' end,
          due_at = orders.created_at + interval '24 hours'
        from untold where orders.id = untold.id
      ),
      happened as (
        select id, created_at as at, 'booked' as kind, 'requested' as stage, 'customer' as by_role,
          user_id as actor_id, fullname as actor
        from untold
        union all
        select id, coalesce(done.at, created_at), 'completed', 'done', 'system', null, ''
        from untold left join lateral (
          select at from audit_entries where entity = 'order' and entity_id = untold.id::text
          order by at desc, id desc limit 1
        ) as done on true
        where status = 'Complete'
      ),
      told as (
        insert into order_events (order_id, at, kind, stage, public, by_role, actor_id, actor)
        select id, at, kind, stage, true, by_role, actor_id, actor from happened order by at, id, kind
      )
      select id, created_at from older order by created_at desc, id desc limit 1`.execute(db);
    if (!rows[0]) return;
    place = rows[0];
  }
}
