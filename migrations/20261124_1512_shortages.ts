// Says of each handover of cash whether a missing sum is written off. Before, every one was.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cash_handovers add column if not exists written_off boolean not null default true`.execute(
    db,
  );
}
