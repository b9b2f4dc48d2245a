// Pictures that a customer adds to a booking, kept with it: whoever may not see the order does not see them either.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table order_pictures (
    id uuid primary key,
    order_id uuid not null references orders on delete cascade,
    picture text not null check (picture like 'data:image/webp;base64,%'),
    created_at timestamptz not null
  )`,
  // the same picture sent again after a lost answer
  'create unique index order_pictures_once_idx on order_pictures (order_id, md5(picture))',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
