// Searches inside names by groups of letters, with one index for words of any length.
import { type Kysely, sql } from 'kysely';

const statements = [
  // Returns all groups of one, two, three and six letters. Trigrams are slow if each is frequent and only
  // their combination rare ('user 4711'). The high cost keeps the planner from computing this function for
  // every row. It is in PL/pgSQL, because an SQL function takes 60 µs per row instead of 33.
  `create function letter_groups(words text) returns text[] language plpgsql immutable strict cost 4000 as $$
    declare
      found text[] := string_to_array(words, null);
      letters integer := char_length(words);
      n integer;
    begin
      foreach n in array array[2, 3, 6] loop
        for i in 1 .. letters - n + 1 loop
          found := found || substr(words, i, n);
        end loop;
      end loop;
      return found;
    end $$`,
  'create index orders_groups_idx on orders using gin (letter_groups(lower(fullname)))',
  `create index users_groups_idx on users using gin (letter_groups(lower(name) || ' ' || email))`,
  `create index enquiries_groups_idx on enquiries
    using gin (letter_groups(lower(fullname || ' ' || email || ' ' || mobile)))`,
  // The previous version of the server still calls letters_and_pairs().
  'drop index orders_fullname_idx, orders_letters_idx, users_search_idx, enquiries_search_idx',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
