// The search finds appliances by whole words of one or two letters: 'lg ac'.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index concurrently if not exists appliances_words_idx on appliances
    using gin (string_to_array(folded(sought), ' '))`.execute(db);
}
