// People without an account: users without email and password, and what finds, joins and sweeps them.
import { type Kysely, sql } from 'kysely';

// Each statement stands by itself: while the list by email gets its index, nobody waits but who signs up.
export const inSteps = true;

const statements = [
  // A guest who came to have an account elsewhere stays as a row that bookings' events name, and belongs to that account.
  `alter table users
    alter column email drop not null,
    alter column password_hash drop not null,
    add column if not exists joined_to uuid references users on delete restrict`,
  'alter table users drop constraint if exists users_sign_in_check',
  `alter table users add constraint users_sign_in_check check (
    (email is null) = (password_hash is null) and (email is null or joined_to is null)
    and (email is not null or role = 'GENERAL')) not valid`,
  'alter table users validate constraint users_sign_in_check',
  // The index over names and emails has nobody without an email. To build it anew would take minutes of a large shop.
  `create index if not exists users_guest_groups_idx on users
    using gin (letter_groups(lower(name))) where email is null`,
  // several people have no email: the list by it goes on by number
  `create index if not exists users_by_email_idx on users (coalesce(lower(email), ''), user_id)`,
  // A guest has no name before the first booking.
  `create index if not exists users_nameless_idx on users (created_at) where email is null and name = ''`,
  // Who is removed is looked for wherever a user is named. Events are never changed and name who it was: no index that
  // every step of an order would write.
  'alter table order_events drop constraint if exists order_events_actor_id_fkey',
  'create index if not exists audit_entries_actor_idx on audit_entries (actor_id)',
  'create index if not exists ratings_user_idx on ratings (user_id)',
  'create index if not exists users_joined_idx on users (joined_to) where joined_to is not null',
  'alter table business add column if not exists guest_bookings boolean not null default true',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
