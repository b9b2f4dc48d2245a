// Adds rates of tax that hold from a later day. Until then those of bill_settings hold.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table if not exists tax_rates (
    from_day date primary key,
    service_rate integer not null check (service_rate between 0 and 10000),
    part_rate integer not null check (part_rate between 0 and 10000)
  )`.execute(db);
}
