// Adds the business's own texts. The defaults are the texts used before.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table business
    add column if not exists short_name text not null default '',
    add column if not exists mark text not null default '',
    add column if not exists since_year integer,
    add column if not exists promise text not null default 'Service Within 24 hrs',
    add column if not exists pay_promise text not null default 'Pay cash after service',
    add column if not exists city text not null default 'Chhatrapati Sambhajinagar',
    add column if not exists state text not null default 'Maharashtra',
    add column if not exists hours_note text not null default ''`.execute(db);
}
