// Does the database answer?
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Asks it the smallest of questions; rejects where it does not answer. */
export async function answers(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
