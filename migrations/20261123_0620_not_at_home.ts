// Adds when a technician stood at a closed door, until the order's next step.
import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table orders add column if not exists not_at_home_at timestamptz(3)`.execute(db);
};
