// Renames columns to area and street. Stop all instances first: the previous version does not run with the
// new names.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders rename column address to area`.execute(db);
  await sql`alter table orders rename column city to street`.execute(db);
  await sql`alter table enquiries rename column address to area`.execute(db);
}
