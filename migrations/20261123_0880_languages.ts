// Adds the language of an account, in which it gets its mails.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column if not exists language text not null default 'en'
      check (language = any ('{en,hi,mr}'))`.execute(db);
}
