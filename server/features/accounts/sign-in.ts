// Signing in, which begins a session, and signing out, which ends it.
import { type NotNull, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { SignIn } from '#shared/accounts/schema.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import { hashToken, newToken } from '../../platform/hash.ts';
import type { Caller } from '../../procedures/context.ts';
import { deviceName } from './device.ts';
import { passwordIsRight } from './password-check.ts';
import { presentWithPhoto, userColumns } from './queries.ts';

/**
 * Signs in with email and password; the cookie is kept through the caller. Throws wrongCredentials, the same
 * and after the same time for a wrong email and a wrong password, or tooMany after 5 wrong ones in 15 minutes.
 */
export async function signIn(
  db: Db,
  deps: Pick<Deps, 'hasher' | 'limiter' | 'clock' | 'log'>,
  caller: Pick<Caller, 'device' | 'keepCookie' | 'address'>,
  { email, password }: SignIn,
) {
  const user = await db
    .selectFrom('users')
    .select([...userColumns, 'photo', 'password_hash'])
    .where(sql`lower(email)`, '=', email)
    .$narrowType<{ email: NotNull; password_hash: NotNull }>()
    .executeTakeFirst();
  const right = await passwordIsRight(deps, email, user?.password_hash ?? null, password);
  const about = { userId: user?.user_id ?? null, address: caller.address };
  if (!user || !right) {
    deps.log.info(about, 'sign-in refused');
    throw new AppError('wrongCredentials');
  }
  const token = newToken();
  await openSession(db, { token, device: deviceName(caller.device), now: deps.clock(), user });
  deps.log.info(about, 'signed in');
  caller.keepCookie(token);
  return { message: successMessages.signedIn, data: token, user: presentWithPhoto(user) };
}

// The row's lock and the compared hash keep out a session that begins while its password is being changed.
async function openSession(
  db: Db,
  session: { token: string; device: string; now: Date; user: { id: string; password_hash: string } },
): Promise<void> {
  const { token, device, now, user } = session;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sessions')
    .columns(['token_hash', 'id', 'user_id', 'device', 'created_at', 'last_used_at'])
    .expression(
      db
        .selectFrom('users')
        .select([
          sql<Buffer>`${hashToken(token)}::bytea`.as('token_hash'),
          sql<string>`${newId()}::uuid`.as('id'),
          'users.id as user_id',
          sql<string>`${device}::text`.as('device'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('last_used_at'),
        ])
        .where('id', '=', user.id)
        .where('password_hash', '=', user.password_hash)
        .forShare(),
    )
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) throw new AppError('wrongCredentials');
}

/** Ends the caller's session, if there is one, and drops the cookie. */
export async function signOut(db: Db, caller: Pick<Caller, 'token' | 'dropCookie'>) {
  if (caller.token !== null)
    await db.deleteFrom('sessions').where('token_hash', '=', hashToken(caller.token)).execute();
  caller.dropCookie();
  return { message: successMessages.signedOut };
}
