// Adds the business's first language and the language of an enquiry's page.
import { type Kysely, sql } from 'kysely';

const columns = { business: 'first_language', enquiries: 'language' };

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of Object.entries(columns))
    await sql
      .raw(
        `alter table ${table} add column if not exists ${column} text not null default 'en'
          check (${column} = any ('{en,hi,mr}'))`,
      )
      .execute(db);
}
