import { registrationTable } from '#shared/bills/kinds.ts';
import { percentOnTop } from '#shared/bills/tax-words.ts';
import type { Business, BusinessDetails } from '#shared/business/schema.ts';
import { readAreasFrom } from '#shared/place-names.ts';
import { callTime, type Opening } from '#shared/visits/call-time.ts';
import { hoursInWords, openingWeek } from '#shared/visits/hours.ts';
import type { Db, Deps, ShopContext } from '../../deps.ts';
import { indiaDay } from '../../platform/india-days.ts';

// The setting of areas for `areaName`. Each reading of the business updates it, so it needs no query of its own.
let areas = '';
readAreasFrom(() => areas);

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
      'areas',
      'first_language as firstLanguage',
      'hours_note as hoursNote',
      'officer_name as officerName',
      'officer_phone as officerPhone',
      'officer_email as officerEmail',
      'facebook',
      'instagram',
      'youtube',
      'whatsapp',
    ])
    .executeTakeFirstOrThrow();
  areas = details.areas;
  return {
    ...details,
    state: state as BusinessDetails['state'],
    sinceYear: sinceYear === null ? '' : String(sinceYear),
  };
}

// Opening hours follow from the visit times.
async function readOpening(db: Db, { cache, clock }: Deps): Promise<Opening> {
  const now = clock();
  const { week, days, callHours } = await cache.value('opening', ['visitSettings'], () =>
    db
      .selectFrom('visit_settings')
      .select(['week', 'days', 'call_hours as callHours'])
      .executeTakeFirstOrThrow(),
  );
  const coming = days.filter(({ date }) => date >= indiaDay(now));
  const hours = openingWeek(coming.map(({ windows }) => windows));
  return {
    openingWeek: openingWeek(week),
    openingDays: coming.map(({ date }, at) => ({ date, hours: hours[at] ?? null })),
    callHours,
  };
}

/** Says when the shop calls somebody who asks now, in the current language. */
export async function readCallTime(db: Db, deps: Deps): Promise<string> {
  return callTime(await readOpening(db, deps), deps.clock().getTime());
}

export async function readBusiness({ db, deps }: ShopContext): Promise<Business> {
  const details = await readDetails(db);
  const opening = await readOpening(db, deps);
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
  const thisYear = Number(indiaDay(deps.clock()).slice(0, 4));
  return {
    ...details,
    yearsOfService: details.sinceYear ? thisYear - Number(details.sinceYear) : 0,
    hours: hoursInWords(opening.openingWeek, details.hoursNote),
    ...opening,
    guestBookings,
    taxOnTop: percentOnTop(terms),
    taxInvoices: registrationTable[terms.registration].charges,
  };
}
