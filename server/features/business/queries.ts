import { percentOnTop } from '#shared/bills/tax-words.ts';
import { businessDefaults } from '#shared/business/defaults.ts';
import type { Business, BusinessDetails } from '#shared/business/schema.ts';
import { hoursInWords, openingWeek } from '#shared/visits/hours.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import { indiaDay } from '../../platform/india-days.ts';

export async function readDetails(db: Db): Promise<BusinessDetails> {
  const { sinceYear, state, ...details } = await db
    .selectFrom('business')
    .select([
      'company_name as companyName',
      'short_name as shortName',
      'mark',
      'since_year as sinceYear',
      'promise',
      'pay_promise as payPromise',
      'phone',
      'email',
      'address',
      'city',
      'state',
      'hours_note as hoursNote',
      'facebook',
      'instagram',
      'youtube',
      'whatsapp',
    ])
    .executeTakeFirstOrThrow();
  return {
    ...details,
    state: state as BusinessDetails['state'],
    sinceYear: sinceYear === null ? '' : String(sinceYear),
  };
}

export async function readBusiness(db: Db, { clock }: Pick<Deps, 'clock'>): Promise<Business> {
  const details = await readDetails(db);
  const { guestBookings, week, ...terms } = await db
    .selectFrom('business')
    .innerJoin('bill_settings', (join) => join.onTrue())
    .innerJoin('visit_settings', (join) => join.onTrue())
    .select([
      'guest_bookings as guestBookings',
      'registration',
      'prices_include_tax as pricesIncludeTax',
      'service_rate as serviceRate',
      'week',
    ])
    .executeTakeFirstOrThrow();
  const hours = openingWeek(week);
  const thisYear = Number(indiaDay(clock()).slice(0, 4));
  return {
    ...details,
    yearsOfService: details.sinceYear
      ? thisYear - Number(details.sinceYear)
      : businessDefaults.yearsOfService,
    hours: hoursInWords(hours, details.hoursNote),
    openingWeek: hours,
    guestBookings,
    taxOnTop: percentOnTop(terms),
  };
}
