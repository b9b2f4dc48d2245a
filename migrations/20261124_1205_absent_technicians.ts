// Marks visits that a customer moved onto another visit of the technician, remembers the visit of a withdrawn
// job, and gives the first categories short names.
import { type Kysely, sql } from 'kysely';

const shortNames = {
  laundary: { shortEn: 'Washer', shortHi: 'वॉशिंग', shortMr: 'वॉशिंग' },
  refrigeration: { shortEn: 'Fridge', shortHi: 'फ्रिज', shortMr: 'फ्रिज' },
  commercial: { shortEn: 'Shop', shortHi: 'दुकान', shortMr: 'दुकान' },
  kitchen: { shortEn: 'Kitchen', shortHi: 'रसोई', shortMr: 'किचन' },
  'air condition': { shortEn: 'AC', shortHi: 'एसी', shortMr: 'एसी' },
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column if not exists technician_busy boolean not null default false`.execute(
    db,
  );
  await sql`alter table job_news add column if not exists visit_from timestamptz,
    add column if not exists visit_to timestamptz`.execute(db);
  for (const [value, names] of Object.entries(shortNames))
    await sql`update categories set translations = ${JSON.stringify(names)}::jsonb || translations
      where value = ${value}`.execute(db);
}
