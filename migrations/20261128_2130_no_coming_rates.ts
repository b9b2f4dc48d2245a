// Makes the rates of tax that hold today the settings' own. The table stays, empty, for the previous version.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update bill_settings set service_rate = r.service_rate, part_rate = r.part_rate
    from (select service_rate, part_rate from tax_rates
      where from_day <= (now() at time zone 'Asia/Kolkata')::date order by from_day desc limit 1) r`.execute(
    db,
  );
  await sql`delete from tax_rates`.execute(db);
}
