// Adds pictures of bookings.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table order_pictures (
    id uuid primary key,
    order_id uuid not null references orders on delete cascade,
    picture text not null check (picture like 'data:image/webp;base64,%'),
    created_at timestamptz not null
  )`,
  // The unique index prevents a second copy when a browser retries after a lost response.
  'create unique index order_pictures_once_idx on order_pictures (order_id, md5(picture))',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
