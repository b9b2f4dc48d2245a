// The list of /api reads appliances in the order in which they were added.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index concurrently if not exists appliances_created_idx on appliances (created_at, id)`.execute(
    db,
  );
}
