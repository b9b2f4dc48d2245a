// Adds the push subscriptions of technicians' phones and the news about their jobs.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table if not exists push_subscriptions (
    endpoint text primary key,
    session_id uuid not null references sessions (id) on delete cascade,
    user_id uuid not null references users on delete cascade,
    p256dh text not null,
    auth text not null
  )`,
  'create index if not exists push_subscriptions_user_idx on push_subscriptions (user_id)',
  'create index if not exists push_subscriptions_session_idx on push_subscriptions (session_id)',
  // One row for each job and technician. If due_at is null, there is no message to send.
  `create table if not exists job_news (
    order_id uuid not null references orders on delete cascade,
    technician_id uuid not null references users on delete cascade,
    kind text not null check (kind in ('new', 'moved', 'withdrawn')),
    due_at timestamptz(3),
    sent_at timestamptz(3),
    primary key (order_id, technician_id)
  )`,
  'create index if not exists job_news_due_idx on job_news (due_at) where due_at is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
