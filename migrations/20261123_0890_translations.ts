// Adds the names and descriptions of services and categories in Hindi and Marathi.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['services', 'categories'])
    await sql`
      alter table ${sql.table(table)}
      add column if not exists translations jsonb not null default '{}'`.execute(db);
}
