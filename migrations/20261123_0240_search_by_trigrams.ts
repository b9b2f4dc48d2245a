// Searches names by PostgreSQL's trigrams. The previous version still calls letter_groups().
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const statements = [
  'create index concurrently if not exists orders_name_trigrams_idx on orders using gin (lower(fullname) gin_trgm_ops)',
  `create index concurrently if not exists users_trigrams_idx on users
    using gin (lower(name) gin_trgm_ops, email gin_trgm_ops)`,
  `create index concurrently if not exists enquiries_trigrams_idx on enquiries
    using gin (lower(fullname || ' ' || email || ' ' || mobile) gin_trgm_ops)`,
  'drop index concurrently if exists orders_groups_idx',
  'drop index concurrently if exists users_groups_idx',
  'drop index concurrently if exists users_guest_groups_idx',
  'drop index concurrently if exists enquiries_groups_idx',
  // The planner needs statistics of the new expressions.
  'analyze orders, users, enquiries',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
