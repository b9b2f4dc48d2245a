// An index to find bills by the last part of their number.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists bills_serial_idx on bills (serial)`.execute(db);
}
