// Nothing reads search_words now. The table stays for the version before, without a list of kinds to keep in step.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_words drop constraint if exists search_words_kind_check`.execute(db);
}
