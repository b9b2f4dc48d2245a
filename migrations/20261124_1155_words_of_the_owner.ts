// Names of the price list per language, and the owner's own words for the search.
import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table price_list add column if not exists words_hi text not null default '',
    add column if not exists words_mr text not null default ''`,
  `create table if not exists search_words (
    kind text primary key check (kind = any ('{appliance,work,fault}')),
    lines text not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
