// Adds the webhooks: the addresses that hear of changes, what happened, and each delivery.
import { type Kysely, sql } from 'kysely';

const statements = [
  // `off_reason` is null while the endpoint is on. Both secrets sign until `secret_before_until`.
  `create table if not exists webhook_endpoints (
    id uuid primary key,
    address text not null,
    kinds text[] not null,
    secret text not null,
    secret_before text,
    secret_before_until timestamptz(3),
    off_reason text check (off_reason = any ('{owner,gone,failing}')),
    failing_since timestamptz(3),
    last_success_at timestamptz(3),
    created_at timestamptz(3) not null default now()
  )`,
  // `body` is text, because the signature covers its bytes. A message about an order has its id as subject.
  `create table if not exists webhook_events (
    id uuid primary key,
    kind text not null,
    subject_id uuid,
    body text not null,
    created_at timestamptz(3) not null default now()
  )`,
  'create index if not exists webhook_events_age_idx on webhook_events (created_at)',
  // While a delivery is under way, `next_try_at` is the end of its lease.
  `create table if not exists webhook_deliveries (
    id bigint generated always as identity primary key,
    endpoint_id uuid not null references webhook_endpoints on delete cascade,
    event_id uuid not null references webhook_events on delete cascade,
    subject_id uuid,
    state text not null default 'waiting' check (state = any ('{waiting,delivered,givenUp}')),
    tries integer not null default 0,
    next_try_at timestamptz(3) not null default now(),
    first_try_at timestamptz(3),
    tried_at timestamptz(3),
    status smallint,
    answer text not null default '',
    took_ms integer,
    created_at timestamptz(3) not null default now()
  )`,
  'create index if not exists webhook_deliveries_list_idx on webhook_deliveries (endpoint_id, id desc)',
  `create index if not exists webhook_deliveries_due_idx on webhook_deliveries (endpoint_id, next_try_at, id)
    where state = 'waiting'`,
  `create index if not exists webhook_deliveries_order_idx on webhook_deliveries (endpoint_id, subject_id, id)
    where state = 'waiting'`,
  'create index if not exists webhook_deliveries_event_idx on webhook_deliveries (event_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
