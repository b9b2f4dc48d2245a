// Adds guests: users without email and password.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const statements = [
  // A guest who joins an account keeps a row, because events name the guest. `joined_to` is that account.
  `alter table users
    alter column email drop not null,
    alter column password_hash drop not null,
    add column if not exists joined_to uuid references users on delete restrict`,
  'alter table users drop constraint if exists users_sign_in_check',
  `alter table users add constraint users_sign_in_check check (
    (email is null) = (password_hash is null) and (email is null or joined_to is null)
    and (email is not null or role = 'GENERAL')) not valid`,
  'alter table users validate constraint users_sign_in_check',
  `create index if not exists users_guest_groups_idx on users
    using gin (letter_groups(lower(name))) where email is null`,
  // All users without an email are equal in this order, so the unique user_id is the second column.
  `create index if not exists users_by_email_idx on users (coalesce(lower(email), ''), user_id)`,
  `create index if not exists users_nameless_idx on users (created_at) where email is null and name = ''`,
  // Deleting a user searches every table with a reference to users, so each reference needs an index. Events
  // have no such reference, because every step of an order would have to write its index.
  'alter table order_events drop constraint if exists order_events_actor_id_fkey',
  'create index if not exists audit_entries_actor_idx on audit_entries (actor_id)',
  'create index if not exists ratings_user_idx on ratings (user_id)',
  'create index if not exists users_joined_idx on users (joined_to) where joined_to is not null',
  'alter table business add column if not exists guest_bookings boolean not null default true',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
