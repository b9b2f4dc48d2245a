// Keys of third parties for /api. A booking with a key remembers its idempotency key for ever.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const statements = [
  `create table if not exists api_keys (
    id uuid primary key,
    name text not null,
    scopes text[] not null,
    token_hash bytea not null unique,
    hint text not null,
    ends_at timestamptz(3),
    addresses text[],
    made_by uuid references users on delete set null,
    created_at timestamptz(3) not null default now(),
    last_used_at timestamptz(3),
    revoked_at timestamptz(3)
  )`,
  'create index concurrently if not exists api_keys_list_idx on api_keys (created_at)',
  'create index concurrently if not exists api_keys_made_by_idx on api_keys (made_by)',
  'alter table orders add column if not exists key_booking uuid',
  `create unique index concurrently if not exists orders_key_booking_key on orders (key_booking)
    where key_booking is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
