// Keeps the years of shops with orders, empties the promise of shops that nobody set up, and lets two visits per
// technician be the default.
import { type Kysely, sql } from 'kysely';

const inUse = `exists (select from orders) or exists (select from services) or exists (select from audit_entries where entity = 'business')
  or opening_dismissed_at is not null`;

const statements = [
  // The pages used to claim 13 years where no year was given.
  `update business set since_year = extract(year from now() at time zone 'Asia/Kolkata')::int - 13
    where since_year is null and (${inUse})`,
  `update business set promise = '' where promise = 'Service Within 24 hrs' and not (${inUse})`,
  'alter table visit_settings alter column per_technician set default 2',
  // In version 1 of the settings, no owner has changed a default.
  'update visit_settings set per_technician = 2 where version = 1 and per_technician = 1',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
