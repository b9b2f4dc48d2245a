// Remembers who wants the day's figures by mail, and the last day on which the mail was sent.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table if not exists digests (
    user_id uuid primary key references users on delete cascade,
    sent_on date
  )`.execute(db);
}
