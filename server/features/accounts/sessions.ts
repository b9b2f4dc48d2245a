// Sessions: signing in and out, finding who a token speaks for, one's list of devices.
import { type Selectable, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Session, SignIn } from '#shared/accounts/schema.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { Deps } from '../../deps.ts';
import { executePrepared } from '../../platform/db/prepared.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';
import { hashToken, newToken } from '../../platform/hash.ts';
import type { Caller, CurrentUser } from '../../trpc/context.ts';
import { deviceName } from './device.ts';
import { passwordIsRight } from './password-check.ts';
import { presentWithPhoto, userColumns } from './queries.ts';

// Valid 30 days from last use and 90 days in all (decisions.md, session token).
const dayMs = 24 * 3600_000;
const unusedFor = 30 * dayMs;
const inAll = 90 * dayMs;
const touchEvery = 3600_000;
const mostListed = 100;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

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

type SessionRow = Pick<
  Selectable<Tables['users']>,
  'id' | 'user_id' | 'name' | 'email' | 'role' | 'mobile' | 'address'
> & { session_id: string; stale: boolean };

/**
 * Says who a token speaks for at this moment, role included; null where the session is unknown, ended or too
 * old. Its last use is written down at most once an hour, behind the request.
 */
export async function findSession(db: Db, clock: Deps['clock'], token: string): Promise<CurrentUser | null> {
  const now = clock();
  // written out and prepared: every signed-in request asks this
  const finding = sql<SessionRow>`
    select users.id, users.user_id, name, email, role, mobile, address, sessions.id as session_id,
      last_used_at <= ${before(now, touchEvery)} as stale
    from sessions join users on users.id = sessions.user_id
    where token_hash = ${hashToken(token)} and last_used_at > ${before(now, unusedFor)}
      and sessions.created_at > ${before(now, inAll)}`;
  const [row] = (await executePrepared(db, finding)).rows;
  if (!row) return null;
  if (row.stale) touch(db, row.session_id, now);
  const { id, name, email, role, mobile, address } = row;
  return { id, userId: row.user_id, name, email, role, mobile, address, sessionId: row.session_id };
}

function touch(db: Db, sessionId: string, now: Date): void {
  db.updateTable('sessions')
    .set({ last_used_at: now })
    .where('id', '=', sessionId)
    .where('last_used_at', '<=', before(now, touchEvery))
    .execute()
    // the request goes on without it, and the next one tries again
    .catch(() => {});
}

/** Ends the caller's session, if there is one, and drops the cookie. */
export async function signOut(db: Db, caller: Pick<Caller, 'token' | 'dropCookie'>) {
  if (caller.token !== null)
    await db.deleteFrom('sessions').where('token_hash', '=', hashToken(caller.token)).execute();
  caller.dropCookie();
  return { message: successMessages.signedOut };
}

/** One's live sessions, the last used first; at most 100. */
export async function listSessions(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  user: CurrentUser,
): Promise<Session[]> {
  const now = clock();
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', user.id)
    .where('last_used_at', '>', before(now, unusedFor))
    .where('created_at', '>', before(now, inAll))
    .orderBy('last_used_at', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.id === user.sessionId,
  }));
}

/** Signs one of one's devices out. Throws sessionNotFound, also for another person's session. */
export async function endSession(db: Db, user: CurrentUser, sessionId: string) {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  if (!numDeletedRows) throw new AppError('sessionNotFound');
  return { message: successMessages.sessionEnded };
}

/** Signs all devices out but the one that asks. */
export async function endOtherSessions(db: Db, user: Pick<CurrentUser, 'id' | 'sessionId'>) {
  await db.deleteFrom('sessions').where('user_id', '=', user.id).where('id', '!=', user.sessionId).execute();
  return { message: successMessages.otherSessionsEnded };
}

/** Removes sessions that nothing can revive and reset links that have expired. Run once in a while. */
export async function sweepSessions(db: Db, { clock }: Pick<Deps, 'clock'>): Promise<void> {
  const now = clock();
  await db.deleteFrom('sessions').where('last_used_at', '<=', before(now, unusedFor)).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}
