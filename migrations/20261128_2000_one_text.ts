// Texts are stored in NFC. A search folds case, accents, the nukta and joiners, and ॲ written as two letters. Names
// stand in the order of Unicode (CLDR root), which every database has by ICU.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const composed = {
  users: ['name', 'address'],
  orders: ['fullname', 'area', 'street'],
  order_lines: ['product_name'],
  enquiries: ['fullname', 'message'],
  services: ['product_name', 'brand_name', 'description'],
  categories: ['label'],
};

const steps = [
  ...Object.entries(composed).flatMap(([table, columns]) =>
    columns.map(
      (name) => `update ${table} set ${name} = normalize(${name}) where ${name} is not nfc normalized`,
    ),
  ),
  `create or replace function folded(typed text) returns text language sql immutable parallel safe
    return replace(regexp_replace(lower(normalize(typed, NFD)), '[\\u0300-\\u036f\\u093c\\u200c\\u200d]', '', 'g'), 'अॅ', 'ॲ')`,
  'create index concurrently if not exists orders_folded_idx on orders using gin (folded(fullname) gin_trgm_ops)',
  `create index concurrently if not exists users_folded_idx on users
    using gin (folded(name) gin_trgm_ops, email gin_trgm_ops)`,
  `create index concurrently if not exists enquiries_folded_idx on enquiries
    using gin (folded(fullname || ' ' || email || ' ' || mobile) gin_trgm_ops)`,
  `create index concurrently if not exists users_name_order_idx on users (lower(name collate "und-x-icu"), user_id)`,
  ...['orders_name_trigrams_idx', 'users_trigrams_idx', 'enquiries_trigrams_idx', 'users_name_idx'].map(
    (index) => `drop index concurrently if exists ${index}`,
  ),
  'analyze orders, users, enquiries',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}
