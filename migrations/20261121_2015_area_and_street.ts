// Renames columns to area and street. Stop all instances first, because the previous version needs the old
// names.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders rename column address to area`.execute(db);
  await sql`alter table orders rename column city to street`.execute(db);
  await sql`alter table enquiries rename column address to area`.execute(db);
}
