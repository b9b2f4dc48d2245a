// The index of the order of All Orders, and the saved views of the panel's lists.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const milliseconds = (moment: string) =>
  `floor(extract(epoch from ${moment} at time zone 'UTC') * 1000)::bigint`;

const statements = [
  `create index concurrently if not exists orders_work_idx on orders ((case when stage not in ('done', 'cancelled')
    then ${milliseconds('due_at')} else 100000000000000 - ${milliseconds('created_at')} end), id)`,
  `create table if not exists saved_views (
    id uuid primary key,
    list text not null,
    name text not null,
    query text not null,
    user_id uuid not null references users on delete cascade,
    shared boolean not null,
    created_at timestamptz(3) not null default now()
  )`,
  'create unique index concurrently if not exists saved_views_name_key on saved_views (user_id, list, name)',
  'create index concurrently if not exists saved_views_list_idx on saved_views (list, name)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
