// Adds the time at which a technician found nobody at home.
import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table orders add column if not exists not_at_home_at timestamptz(3)`.execute(db);
};
