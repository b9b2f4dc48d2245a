import type { Session } from '#shared/accounts/schema.ts';
import { dayMs, hourMs } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { retention } from '#shared/rights/retention.ts';
import type { Db, Deps } from '../../deps.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { hashToken } from '../../platform/hash.ts';
import type { CurrentUser, UserContext } from '../../procedures/context.ts';
import { deviceInWords } from './sign-in.ts';

// A session is valid for 30 days after its last use and for 90 days in all.
const unusedFor = 30 * dayMs;
const inAll = retention.sessions * dayMs;
const touchEvery = hourMs;
const maxListed = 100;

const msBefore = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Finds the user of a session token. Stores the last use at most once an hour, without delaying the request. */
export async function findSession(db: Db, clock: Deps['clock'], token: string): Promise<CurrentUser | null> {
  const now = clock();
  const row = await db
    .withPlugin(prepared)
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.user_id', 'name', 'email', 'role'])
    .select(['sessions.id as session_id', 'sessions.created_at', 'last_used_at'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row || row.last_used_at <= msBefore(now, unusedFor) || row.created_at <= msBefore(now, inAll))
    return null;
  if (row.last_used_at <= msBefore(now, touchEvery)) touch(db, row.session_id, now);
  const { id, name, email, role } = row;
  return { id, userId: row.user_id, name, email, role, sessionId: row.session_id };
}

function touch(db: Db, sessionId: string, now: Date): void {
  db.updateTable('sessions')
    .set({ last_used_at: now })
    .where('id', '=', sessionId)
    .where('last_used_at', '<=', msBefore(now, touchEvery))
    .execute()
    .catch(() => {});
}

export async function listSessions({ db, deps: { clock }, user }: UserContext): Promise<Session[]> {
  const now = clock();
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', user.id)
    .where('last_used_at', '>', msBefore(now, unusedFor))
    .where('created_at', '>', msBefore(now, inAll))
    .orderBy('last_used_at', 'desc')
    .limit(maxListed)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    device: deviceInWords(row.device),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.id === user.sessionId,
  }));
}

export async function endSession({ db, user }: UserContext, { sessionId }: { sessionId: string }) {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  if (!numDeletedRows) throw new AppError('sessionNotFound');
  return { message: successMessages.sessionEnded };
}

export async function endOtherSessions({ db, user }: Pick<UserContext, 'db' | 'user'>) {
  await db.deleteFrom('sessions').where('user_id', '=', user.id).where('id', '!=', user.sessionId).execute();
  return { message: successMessages.otherSessionsEnded };
}

export async function sweepSessions(db: Db, { clock }: Deps): Promise<void> {
  const now = clock();
  await db.deleteFrom('sessions').where('last_used_at', '<=', msBefore(now, unusedFor)).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}

/** Makes somebody a customer again and ends the sessions, with their push subscriptions. */
export async function endStaffRole(db: Db, id: string): Promise<void> {
  await db.updateTable('users').set({ role: 'GENERAL' }).where('id', '=', id).execute();
  await db.deleteFrom('sessions').where('user_id', '=', id).execute();
}
