import { isDeepStrictEqual } from 'node:util';
import { initialPrefixes } from '#shared/bills/numbers.ts';
import type { ChangeBusiness } from '#shared/business/schema.ts';
import { successMessages } from '#shared/messages.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';
import type { UserContext } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';
import { applyEdit } from '../audit/edit.ts';
import { readDetails } from './queries.ts';

export async function updateBusiness(
  { db, deps: { cache }, user: actor }: UserContext,
  { seen, ...wanted }: ChangeBusiness,
) {
  return invalidatingTransaction(db, cache, ['business'], async (db) => {
    await db.selectFrom('business').select('id').forUpdate().execute();
    const oldDetails = await readDetails(db);
    const after = await applyEdit(db, ['business.update', 'business'], { stored: oldDetails, wanted, seen });
    const {
      companyName,
      shortName,
      sinceYear,
      payPromise,
      hoursNote,
      firstLanguage,
      officerName,
      officerPhone,
      officerEmail,
      ...others
    } = after;
    await db
      .updateTable('business')
      .set({
        company_name: companyName,
        short_name: shortName,
        since_year: sinceYear === '' ? null : Number(sinceYear),
        pay_promise: payPromise,
        hours_note: hoursNote,
        first_language: firstLanguage,
        officer_name: officerName,
        officer_phone: officerPhone,
        officer_email: officerEmail,
        ...others,
      } satisfies Record<
        Exclude<keyof Tables['business'], 'id' | 'guest_bookings' | 'opening_dismissed_at'>,
        unknown
      >)
      .execute();
    const answer = { message: successMessages.companyUpdated, companyName };
    if (isDeepStrictEqual(after, oldDetails)) return answer;
    if (companyName !== oldDetails.companyName) await renamePrefixes(db, companyName);
    await recordChange(db, actor, 'business.update', 'business', companyName, { before: oldDetails, after });
    return answer;
  });
}

/** Takes the bills' prefixes from the shop's name, until an admin saves them or a bill is made. */
async function renamePrefixes(db: Db, companyName: string): Promise<void> {
  const { bill, creditNote } = initialPrefixes(companyName);
  await db
    .updateTable('bill_settings')
    .set({ bill_prefix: bill, credit_prefix: creditNote })
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('bill_series').select('prefix'))))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('audit_entries').select('id').where('action', '=', 'bills.update'))),
    )
    .execute();
}

export async function setGuestBookings(
  { db, deps: { cache }, user: actor }: UserContext,
  { allowed }: { allowed: boolean },
) {
  return invalidatingTransaction(db, cache, ['business'], async (db) => {
    const changed = await db
      .updateTable('business')
      .set({ guest_bookings: allowed })
      .where('guest_bookings', '!=', allowed)
      .returning('company_name')
      .executeTakeFirst();
    if (changed) {
      await recordChange(db, actor, 'business.update', 'business', changed.company_name, {
        before: { guestBookings: !allowed },
        after: { guestBookings: allowed },
      });
    }
    return { message: successMessages.guestBookingsSet };
  });
}

/** Closes the opening checklist for all admins. Another call changes nothing. */
export async function dismissOpening({ db, deps: { clock }, user: admin }: UserContext) {
  await db.transaction().execute(async (db) => {
    const row = await db
      .updateTable('business')
      .set({ opening_dismissed_at: clock() })
      .where('opening_dismissed_at', 'is', null)
      .returning('company_name')
      .executeTakeFirst();
    if (row) await recordChange(db, admin, 'opening.dismiss', 'business', row.company_name);
  });
  return { message: successMessages.openingDismissed };
}
