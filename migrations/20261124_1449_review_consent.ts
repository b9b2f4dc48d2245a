// The mail that asks how a repair went needs consent. The default so far was nobody's choice, so it ends.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users alter column review_mails set default false`.execute(db);
  await sql`update users set review_mails = false where review_mails`.execute(db);
}
