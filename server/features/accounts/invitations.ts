import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import {
  type AcceptInvitation,
  type Invitation,
  type Invite,
  invitationDays,
} from '#shared/accounts/invitations.ts';
import { dayMs } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { successMessages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import { rolesThat } from '#shared/permissions.ts';
import type { Db, Deps, ShopContext } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import { hashToken, newToken } from '../../platform/hash.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import type { CallerContext, CurrentUser, UserContext } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { invitationMail } from './mail.ts';
import { presentWithPhoto, userColumns } from './queries.ts';
import { beginSession } from './sign-in.ts';

const maxListed = 100;

type Row = Awaited<ReturnType<typeof readOpen>>[number];

const present = (row: Row, now: Date) => ({
  _id: row.id,
  role: row.role,
  name: row.name,
  email: row.email ?? '',
  mobile: row.mobile,
  invitedBy: row.inviter,
  expiresAt: row.expires_at.toISOString(),
  expired: row.expires_at <= now,
});

// An invitation is valid only while its sender may still give roles.
const invitations = (db: Db) =>
  db
    .selectFrom('invitations as i')
    .innerJoin('users as u', 'u.id', 'i.invited_by')
    .select(['i.id', 'i.role', 'i.name', 'i.email', 'i.mobile', 'expires_at', 'used_at', 'withdrawn_at'])
    .select(['u.name as inviter', 'u.role as inviter_role']);

const readOpen = (db: Db, id?: string) =>
  invitations(db)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('u.role', 'in', rolesThat('roles.edit'))
    .$if(id !== undefined, (query) => query.where('i.id', '=', id ?? ''))
    .orderBy('i.created_at', 'desc')
    .limit(maxListed)
    .execute();

/** Lists open invitations, and expired ones of the last 30 days. */
export const listInvitations = async ({ db, deps: { clock } }: ShopContext) =>
  (await readOpen(db)).map((row) => present(row, clock()));

export const invite = ({ db, deps, user: admin }: UserContext, { email, mobile, ...wanted }: Invite) =>
  sendInvitation(db, deps, admin, async (db, now, token) => {
    const row = { ...wanted, id: newId(), email: email || null, mobile, invited_by: admin.id };
    const times = { created_at: now, used_at: null, withdrawn_at: null };
    await db
      .insertInto('invitations')
      .values({ ...row, ...times, ...token })
      .execute();
    return row.id;
  });

/** Creates a new link for seven more days. The earlier link stops working. */
export const inviteAgain = ({ db, deps, user: admin }: UserContext, { id }: { id: string }) =>
  sendInvitation(db, deps, admin, async (db, _, token) => {
    await db
      .updateTable('invitations')
      .set({ ...token, invited_by: admin.id })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .execute();
    return id;
  });

/** Only its answer has the `link`, because the server stores only its hash. */
async function sendInvitation(
  db: Db,
  { clock, config, limiter, mail }: Deps,
  admin: CurrentUser,
  write: (db: Db, now: Date, token: { token_hash: Buffer; expires_at: Date }) => Promise<string>,
) {
  const now = clock();
  const token = newToken();
  const link = config.publicUrl + prefixOf(currentLanguage()) + paths.invite(token);
  const { row, mailId } = await db.transaction().execute(async (db) => {
    const expires_at = new Date(now.getTime() + invitationDays * dayMs);
    const id = await write(db, now, { token_hash: hashToken(token), expires_at });
    const [row] = await readOpen(db, id);
    if (!row) throw new AppError('invitationInvalid');
    const { role, name, email } = row;
    await recordChange(db, admin, 'invitation.send', id, name, { after: { role, ...(email && { email }) } });
    if (email === null) return { row, mailId: null };
    await limiter.take('inviteMail', mailboxOf(email), db);
    return {
      row,
      mailId: await mail.enqueue(db, {
        ...invitationMail({ name, email, role, from: admin.name }, link),
        whose: { user: null },
      }),
    };
  });
  if (mailId !== null) mail.attemptSoon(mailId);
  return { message: successMessages.invited, data: { ...present(row, now), link } };
}

export async function withdrawInvitation(
  { db, deps: { clock }, user: admin }: UserContext,
  { id }: { id: string },
) {
  await db.transaction().execute(async (db) => {
    const row = await db
      .updateTable('invitations')
      .set({ withdrawn_at: clock() })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (row) await recordChange(db, admin, 'invitation.withdraw', id, row.name);
  });
  return { message: successMessages.invitationWithdrawn };
}

const nobody = { role: 'TECHNICIAN', name: '', email: '', mobile: '', hasAccount: false } as const;

/** Returns the data of the link's page. Only an open link shows personal data. */
export async function readInvitation(
  { db, deps: { clock } }: ShopContext,
  { token }: { token: string },
): Promise<Invitation> {
  const row = await invitations(db).where('token_hash', '=', hashToken(token)).executeTakeFirst();
  if (!row) return { ...nobody, state: 'unknown', invitedBy: '' };
  const invitedBy = row.inviter;
  if (row.used_at) return { ...nobody, state: 'used', invitedBy };
  if (row.withdrawn_at || !rolesThat('roles.edit').includes(row.inviter_role))
    return { ...nobody, state: 'withdrawn', invitedBy };
  if (row.expires_at <= clock()) return { ...nobody, state: 'expired', invitedBy };
  const { role, name, mobile, email } = row;
  const account =
    email !== null &&
    (await db.selectFrom('users').select('id').where(sql`lower(email)`, '=', email).executeTakeFirst());
  return { state: 'open', invitedBy, role, name, mobile, email: email ?? '', hasAccount: Boolean(account) };
}

// The row lock makes a second use of the link wait. The second use then finds the invitation used.
async function useInvitation(db: Db, now: Date, token: string) {
  const row = await db
    .updateTable('invitations as i')
    .from('users as u')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('u.id', '=', 'i.invited_by')
    .where('u.role', 'in', rolesThat('roles.edit'))
    .returning(['i.role', 'i.email', 'u.name as inviter'])
    .executeTakeFirstOrThrow(() => new AppError('invitationInvalid'));
  return row;
}

const recordRole = (
  db: Db,
  user: CurrentUser,
  { role, inviter }: { role: string; inviter: string },
  before?: { role: string },
) =>
  recordChange(db, user, 'user.update', user.id, `${user.name} (${user.userId})`, {
    ...(before && { before }),
    after: { role, invitedBy: inviter },
  });

/** Opens an account with the invited role and signs in. The invitation's email takes precedence over the typed one. */
export async function acceptInvitation({ db, deps, caller }: CallerContext, input: AcceptInvitation) {
  refuseCommonPassword(input.password, 'password');
  if ((await readInvitation({ db, deps }, input)).state !== 'open') throw new AppError('invitationInvalid');
  const password_hash = await deps.hasher.hash(input.password);
  const now = deps.clock();
  const token = newToken();
  const { name, mobile } = input;
  const user = await invalidatingTransaction(db, deps.cache, ['technicians'], async (db) => {
    const invitation = await useInvitation(db, now, input.token);
    const { role } = invitation;
    const email = invitation.email ?? input.email;
    const user = await db
      .insertInto('users')
      .values({ id: newId(), name, email, mobile, address: '', password_hash, role, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning([...userColumns, 'photo'])
      .executeTakeFirstOrThrow(() => new AppError('emailTaken', { path: 'email' }));
    await beginSession(db, { token, device: caller.device, now, user });
    await recordRole(db, { ...user, userId: user.user_id, sessionId: '' }, invitation);
    return user;
  });
  caller.keepCookie(token);
  return { message: successMessages.invitationAccepted, data: token, user: presentWithPhoto(user) };
}

/** Gives the invited role to the customer who is signed in. */
export async function joinByInvitation(
  { db, deps: { clock, cache }, caller, user }: UserContext & CallerContext,
  invited: { token: string },
) {
  if (user.email === null) throw new AppError('noAccount');
  if (user.role !== 'GENERAL') throw new AppError('roleAlready');
  const token = newToken();
  await invalidatingTransaction(db, cache, ['technicians'], async (db) => {
    const invitation = await useInvitation(db, clock(), invited.token);
    await db.updateTable('users').set({ role: invitation.role }).where('id', '=', user.id).execute();
    await recordRole(db, user, invitation, { role: user.role });
    // An old token must not get the new role.
    await db
      .updateTable('sessions')
      .set({ token_hash: hashToken(token) })
      .where('id', '=', user.sessionId)
      .execute();
  });
  caller.keepCookie(token);
  return { message: successMessages.userUpdated, data: token };
}

export async function sweepInvitations(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('expires_at', '<=', new Date(now.getTime() - 30 * dayMs))
    .execute();
}
