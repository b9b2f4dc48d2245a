// A guest is a user without email and password who uses one device. A caller is such a user without a
// session: an admin books for the caller on the phone.

import { type NotNull, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { KeepBookings } from '#shared/accounts/schema.ts';
import { dayMs } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { currentLanguage } from '#shared/language.ts';
import { successMessages } from '#shared/messages.ts';
import { retention } from '#shared/rights/retention.ts';
import type { Db, Deps } from '../../deps.ts';
import { violates } from '../../platform/db/violates.ts';
import { newToken } from '../../platform/hash.ts';
import type { CallerContext, CurrentUser, UserContext } from '../../procedures/context.ts';
import { readDetails } from '../business/queries.ts';
import { callerRow } from './callers.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { welcomeMail } from './mail.ts';
import { presentWithPhoto, userColumns } from './queries.ts';
import { beginSession } from './sign-in.ts';

export async function startGuest({ db, deps, caller }: CallerContext) {
  const currentUser = await caller.user();
  const token = newToken();
  const now = deps.clock();
  const user = await db.transaction().execute(async (db) => {
    const user = (currentUser && (await sameGuest(db, currentUser))) ?? (await newGuest(db, now));
    await beginSession(db, { token, device: caller.device, now, user });
    return user;
  });
  deps.log.info({ userId: user.user_id, address: caller.address }, 'guest');
  caller.keepCookie(token);
  return { message: successMessages.guestStarted, data: token, user: presentWithPhoto(user) };
}

const guestColumns = [...userColumns, 'photo'] as const;

const sameGuest = (db: Db, { id }: CurrentUser) =>
  db.selectFrom('users').select(guestColumns).where('id', '=', id).where(isGuest).executeTakeFirst();

async function newGuest(db: Db, now: Date) {
  const business = await db.selectFrom('business').select('guest_bookings').executeTakeFirstOrThrow();
  if (!business.guest_bookings) throw new AppError('guestsOff');
  return db
    .insertInto('users')
    .values(callerRow({ id: newId(), name: '', address: '', mobile: '', language: currentLanguage() }, now))
    .returning(guestColumns)
    .executeTakeFirstOrThrow();
}

export async function keepBookings(
  { db, deps, caller, user }: UserContext & CallerContext,
  { name, email, mobile, password }: KeepBookings,
) {
  if (user.email !== null) throw new AppError('hasAccount');
  refuseCommonPassword(password, 'password');
  const password_hash = await deps.hasher.hash(password);
  const token = newToken();
  const { account, mailId } = await db
    .transaction()
    .execute(async (db) => {
      const account = await db
        .updateTable('users')
        .set({ name, email, mobile, password_hash })
        .where('id', '=', user.id)
        .where(isGuest)
        .returning(guestColumns)
        .$narrowType<{ email: NotNull }>()
        .executeTakeFirstOrThrow(() => new AppError('hasAccount'));
      // Ends all earlier sessions of the guest, because an old session token must not open the new account.
      await db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
      await beginSession(db, { token, device: caller.device, now: deps.clock(), user });
      const business = await readDetails(db);
      return {
        account,
        mailId: await deps.mail.enqueue(db, {
          ...welcomeMail(account, deps.config.publicUrl, business),
          whose: { user: user.id },
        }),
      };
    })
    .catch((error: unknown) => {
      throw violates(error, 'users_email_key') ? new AppError('emailTaken', { path: 'email' }) : error;
    });
  deps.mail.attemptSoon(mailId);
  caller.keepCookie(token);
  return { message: successMessages.bookingsKept, data: token, user: presentWithPhoto(account) };
}

const isGuest = sql<boolean>`email is null and joined_to is null`;

/**
 * Locks a customer's row. The lock serialises the customer's bookings, and no guest can join the account at
 * the same time.
 */
export const lockCustomer = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'user_id as userId', 'name', 'email', 'language', 'created_at as createdAt'])
    .where('id', '=', id)
    .where('joined_to', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function nameGuest(
  db: Db,
  id: string,
  { fullname, mobile }: { fullname: string; mobile: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ name: fullname, mobile })
    .where('id', '=', id)
    .where(isGuest)
    .where('name', '=', '')
    .execute();
}

/** Finds guests who came before this time and left no name, order, rating or appliance. */
export const strayGuests = (before: Date) => sql<{ id: string }>`
  select id from users where email is null and name = '' and created_at <= ${before}
    and not exists (select from orders where orders.user_id = users.id)
    and not exists (select from ratings where ratings.user_id = users.id)
    and not exists (select from appliances where appliances.user_id = users.id and not removed)`;

const batch = 500;

export async function sweepGuests(db: Db, { clock }: Deps): Promise<void> {
  const cutoff = new Date(clock().getTime() - retention.guests * dayMs);
  for (;;) {
    const { rows } = await sql`
      delete from users where email is null and name = '' and id in (
        ${strayGuests(cutoff)} order by created_at limit ${sql.lit(batch)}
      ) returning 1`.execute(db);
    if (rows.length < batch) return;
  }
}
