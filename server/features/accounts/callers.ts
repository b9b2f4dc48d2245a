import { v5 as idOf } from 'uuid';
import type { Language } from '#shared/language.ts';
import type { BookForCaller } from '#shared/orders/callers.ts';
import type { Db } from '../../deps.ts';
import type { NewRow } from '../../platform/db/columns.ts';
import { readDetails } from '../business/queries.ts';

type Caller = { id: string; name: string; address: string; mobile: string; language: Language };

/** The `users` row of a person without an account. */
export const callerRow = (caller: Caller, now: Date) =>
  ({
    ...caller,
    email: null,
    password_hash: null,
    role: 'GENERAL',
    photo: null,
    joined_to: null,
    created_at: now,
  }) satisfies NewRow<'users', 'user_id' | 'reminder_mails' | 'review_mails'>;

/**
 * The user id of a new phone caller is derived from the id of the admin or API key and the booking's idempotency key. A retry
 * finds the same user. Without `language` the caller gets the business's first language.
 */
export async function addCaller(
  db: Db,
  by: { id: string },
  booking: Pick<BookForCaller, 'orderId' | 'fullname' | 'mobile' | 'street'> &
    Partial<Pick<BookForCaller, 'language'>>,
  now: Date,
): Promise<string> {
  const id = idOf(booking.orderId, by.id);
  const language = booking.language ?? (await readDetails(db)).firstLanguage;
  const { fullname: name, street: address, mobile } = booking;
  await db
    .insertInto('users')
    .values(callerRow({ id, name, address, mobile, language }, now))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return id;
}
