import { setTimeout as pause } from 'node:timers/promises';
import { type NotNull, sql } from 'kysely';
import type { ChangePassword, ForgotPassword, ResetPassword } from '#shared/accounts/schema.ts';
import { hourMs } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { successMessages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import type { Db, Deps, ShopContext } from '../../deps.ts';
import { hashToken, newToken } from '../../platform/hash.ts';
import type { UserContext } from '../../procedures/context.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { passwordChangedMail, passwordResetMail } from './mail.ts';
import { passwordIsRight } from './password-check.ts';
import { endOtherSessions } from './sessions.ts';

const linkLifetime = hourMs;
const sameAnswerAfterMs = 250;

/**
 * Mails a reset link if the account exists. The link is valid for one hour. Answer and response time are the
 * same for an unknown email.
 */
export async function forgotPassword({ db, deps }: ShopContext, { email }: ForgotPassword) {
  // A fixed delay hides whether the account exists.
  const [mailId] = await Promise.all([sendLink(db, deps, email), pause(sameAnswerAfterMs)]);
  if (mailId !== null) deps.mail.attemptSoon(mailId);
  return { message: successMessages.resetSent };
}

async function sendLink(db: Db, { config, clock, limiter, mail }: Deps, email: string) {
  await limiter.take('forgotPasswordAccount', email);
  const token = newToken();
  return db.transaction().execute(async (db) => {
    const user = await db
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where(sql`lower(email)`, '=', email)
      .$narrowType<{ email: NotNull }>()
      .executeTakeFirst();
    if (!user) return null;
    const expires_at = new Date(clock().getTime() + linkLifetime);
    await db
      .insertInto('password_resets')
      .values({ token_hash: hashToken(token), user_id: user.id, expires_at })
      .execute();
    const link = config.publicUrl + prefixOf(currentLanguage()) + paths.resetPassword(token);
    return mail.enqueue(db, { ...passwordResetMail(user, link), whose: { user: user.id } });
  });
}

/** Sets a new password by a mailed single-use link. Ends all sessions of the user and the other reset links. */
export async function resetPassword({ db, deps }: ShopContext, { token, password }: ResetPassword) {
  const { clock, hasher, limiter, mail, config } = deps;
  refuseCommonPassword(password, 'password');
  const token_hash = hashToken(token);
  const link = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', clock())
    .executeTakeFirstOrThrow(() => new AppError('resetLinkInvalid'));
  const password_hash = await hasher.hash(password);

  const { user, mailId } = await db.transaction().execute(async (db) => {
    // Locks the user's row first. If two requests use one link at the same time, the second request finds no
    // link.
    const user = await setPassword(db, link.user_id, password_hash);
    const used = await db
      .deleteFrom('password_resets')
      .where('user_id', '=', user.id)
      .returning('token_hash')
      .execute();
    if (!used.some((row) => row.token_hash.equals(token_hash))) throw new AppError('resetLinkInvalid');
    await db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    return {
      user,
      mailId: await mail.enqueue(db, {
        ...passwordChangedMail(user, config.publicUrl),
        whose: { user: user.id },
      }),
    };
  });
  mail.attemptSoon(mailId);
  await limiter.clear('wrongPassword', user.email);
  return { message: successMessages.passwordReset };
}

const setPassword = (db: Db, userId: string, password_hash: string) =>
  db
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', userId)
    .returning(['id', 'name', 'email'])
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirstOrThrow(() => new AppError('resetLinkInvalid'));

/** Changes the signed-in user's own password. Ends all other sessions and open reset links. */
export async function changePassword(
  { db, deps, user }: UserContext,
  { currentPassword, newPassword }: ChangePassword,
) {
  const { hasher, mail, config } = deps;
  if (user.email === null) throw new AppError('noAccount');
  refuseCommonPassword(newPassword, 'newPassword');
  const wrong = new AppError('currentPasswordWrong', { path: 'currentPassword' });
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirst();
  if (!row || !(await passwordIsRight(deps, user.email, row.password_hash, currentPassword))) throw wrong;
  const password_hash = await hasher.hash(newPassword);

  const mailId = await db.transaction().execute(async (db) => {
    const changed = await db
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', user.id)
      .where('password_hash', '=', row.password_hash)
      .returning(['name', 'email'])
      .$narrowType<{ email: NotNull }>()
      .executeTakeFirst();
    if (!changed) throw wrong;
    await db.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
    await endOtherSessions({ db, user });
    return mail.enqueue(db, {
      ...passwordChangedMail(changed, config.publicUrl),
      whose: { user: user.id },
    });
  });
  mail.attemptSoon(mailId);
  return { message: successMessages.passwordChanged };
}
