// Names of the price list per language, and the owner's own words for the search.
import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table price_list add column words_hi text not null default '', add column words_mr text not null default ''`,
  `create table search_words (
    kind text primary key check (kind = any ('{appliance,work,fault}')),
    lines text not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
