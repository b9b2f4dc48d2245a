// Adds the name of a reel's card.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reels add column if not exists name text not null default ''`.execute(db);
}
