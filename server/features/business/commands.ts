// Changes of the business row.
import type { ChangeBusiness } from '#shared/business/schema.ts';
import { successMessages } from '#shared/messages.ts';
import type { Deps } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache/invalidating-transaction.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { recordChange } from '../backoffice/audit.ts';
import { refuseEditConflict } from '../backoffice/edit-conflict.ts';
import { readDetails } from './queries.ts';

/**
 * Changes the company's name and contact details; what is not given stays. Answers with the name.
 * Throws AppError changedMeanwhile.
 */
export async function updateBusiness(
  db: Db,
  { cache }: Pick<Deps, 'cache'>,
  actor: CurrentUser,
  { seen = {}, ...input }: ChangeBusiness,
) {
  const { companyName, phone, email, address, facebook, instagram, youtube, whatsapp } = input;
  return invalidatingTransaction(db, cache, ['business'], async (db) => {
    await db.selectFrom('business').select('id').forUpdate().execute();
    const before = await readDetails(db);
    refuseEditConflict(before, seen, input);
    await db
      .updateTable('business')
      // a column always stands in the statement, even where nothing was given
      .set({
        company_name: companyName ?? before.companyName,
        phone,
        email,
        address,
        facebook,
        instagram,
        youtube,
        whatsapp,
      } satisfies Record<Exclude<keyof Tables['business'], 'id' | 'guest_bookings'>, unknown>)
      .execute();
    const after = await readDetails(db);
    const answer = { message: successMessages.companyUpdated, companyName: after.companyName };
    if (JSON.stringify(after) === JSON.stringify(before)) return answer;
    await recordChange(db, actor, {
      action: 'business.update',
      entityId: 'business',
      label: after.companyName,
      before,
      after,
    });
    return answer;
  });
}

/** Says whether people can book without an account. What guests have booked stays as it is. */
export async function setGuestBookings(
  db: Db,
  { cache }: Pick<Deps, 'cache'>,
  actor: CurrentUser,
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
      await recordChange(db, actor, {
        action: 'business.update',
        entityId: 'business',
        label: changed.company_name,
        before: { guestBookings: !allowed },
        after: { guestBookings: allowed },
      });
    }
    return { message: successMessages.guestBookingsSet };
  });
}
