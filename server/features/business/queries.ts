import { percentOnTop } from '#shared/bills/tax-words.ts';
import type { Business, BusinessDetails } from '#shared/business/schema.ts';
import type { Db } from '../../platform/db/schema.ts';

export async function readDetails(db: Db): Promise<BusinessDetails> {
  const { company_name: companyName, ...details } = await db
    .selectFrom('business')
    .select(['company_name', 'phone', 'email', 'address', 'facebook', 'instagram', 'youtube', 'whatsapp'])
    .executeTakeFirstOrThrow();
  return { companyName, ...details };
}

export async function readBusiness(db: Db): Promise<Business> {
  const details = await readDetails(db);
  const { guestBookings, ...terms } = await db
    .selectFrom('business')
    .innerJoin('bill_settings', (join) => join.onTrue())
    .select([
      'guest_bookings as guestBookings',
      'registration',
      'prices_include_tax as pricesIncludeTax',
      'service_rate as serviceRate',
    ])
    .executeTakeFirstOrThrow();
  return { ...details, guestBookings, taxOnTop: percentOnTop(terms) };
}
