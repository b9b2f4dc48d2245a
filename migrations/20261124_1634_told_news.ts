// Remembers what a technician was told last about a job, so that no message repeats it.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job_news
    add column if not exists told text check (told in ('new', 'moved', 'withdrawn')),
    add column if not exists told_from timestamptz`.execute(db);
}
