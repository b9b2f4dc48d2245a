// The answers of calls with an Idempotency-Key, kept for a day. `id` is a hash of the key and of whose it is.
import { type Kysely, sql } from 'kysely';

const statements = [
  // `status` is null while the call runs.
  `create table if not exists idempotent_calls (
    id bytea primary key,
    user_id uuid not null references users on delete cascade,
    fingerprint bytea not null,
    status smallint,
    answer text not null default '',
    leased_until timestamptz(3) not null,
    created_at timestamptz(3) not null default now()
  )`,
  'create index if not exists idempotent_calls_age_idx on idempotent_calls (created_at)',
  'create index if not exists idempotent_calls_user_idx on idempotent_calls (user_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
