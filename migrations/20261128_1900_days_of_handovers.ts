// The day on whose page a handover was counted, where that is another day than that of the count.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cash_handovers add column if not exists on_day date`.execute(db);
}
