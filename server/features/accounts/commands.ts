import { type NotNull, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { SetLanguage, SignUp, UpdateUser } from '#shared/accounts/schema.ts';
import { AppError } from '#shared/errors.ts';
import { currentLanguage } from '#shared/language.ts';
import { successMessages } from '#shared/messages.ts';
import { can, type Role } from '#shared/permissions.ts';
import { isKey } from '#shared/primitives.ts';
import type { Db, Deps, ShopContext } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import type { NewRow } from '../../platform/db/columns.ts';
import { violates } from '../../platform/db/violates.ts';
import { inLanguage } from '../../platform/request-language.ts';
import type { CurrentUser, UserContext } from '../../procedures/context.ts';
import { actorOf } from '../audit/actor.ts';
import { recordChange } from '../audit/audit.ts';
import { readDetails } from '../business/queries.ts';
import { removeFromAbout } from '../technicians/about.ts';
import type { ReassignOpenJobs } from '../technicians/settings.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { emailChangedMail, welcomeMail } from './mail.ts';
import { presentUser, userColumns } from './queries.ts';

const emailTaken = () => new AppError('emailTaken', { path: 'email' });

export async function signUp({ db, deps }: ShopContext, input: SignUp) {
  refuseCommonPassword(input.password, 'password');
  const photo = input.profilePic ? await deps.media.profilePhoto(input.profilePic) : null;
  const password_hash = await deps.hasher.hash(input.password);
  const { name, email, address, mobile } = input;

  const { user, mailId } = await db.transaction().execute(async (db) => {
    const user = await db
      .insertInto('users')
      .values({
        id: newId(),
        name,
        email,
        address,
        mobile,
        photo,
        password_hash,
        role: 'GENERAL',
        created_at: deps.clock(),
        joined_to: null,
        language: currentLanguage(),
      } satisfies NewRow<'users', 'user_id' | 'reminder_mails' | 'review_mails'>)
      .onConflict((conflict) => conflict.doNothing())
      .returning(userColumns)
      .$narrowType<{ email: NotNull }>()
      .executeTakeFirstOrThrow(emailTaken);
    const business = await readDetails(db);
    const message = welcomeMail(user, deps.config.publicUrl, business);
    return { user, mailId: await deps.mail.enqueue(db, { ...message, whose: { user: user.id } }) };
  });
  deps.mail.attemptSoon(mailId);
  return { message: successMessages.signedUp, data: presentUser(user) };
}

/** A technician who loses the role loses his visits. */
export async function updateUser(
  { db, deps, user: actor }: UserContext,
  input: UpdateUser,
  reassignOpenJobs: ReassignOpenJobs,
) {
  const key = readUserKey(input.userId);
  if (!mayUpdate(actor, key, input)) throw new AppError('permissionDenied');
  if (!key) throw new AppError('userNotFound');
  const { userId: _, profilePic, ...fields } = input;
  // Undefined keeps the photo, a blank one removes it.
  const blank = profilePic === undefined ? undefined : null;
  const photo = profilePic ? await deps.media.profilePhoto(profilePic) : blank;
  const { after, mailId } = await invalidatingTransaction<Updated>(
    db,
    deps.cache,
    ({ before, after }) =>
      [before, after].some(({ role }) => can(role, 'jobs.work')) ? ['technicians', 'business'] : [],
    async (db) => {
      const updated = await changeUser(db, deps, actor, key, { ...fields, photo });
      const { before, after } = updated;
      if (can(before.role, 'jobs.work') && !can(after.role, 'jobs.work')) {
        await reassignOpenJobs(db, deps.clock(), actorOf(actor), { from: before, to: null, days: null });
        await removeFromAbout(db, before.id);
      }
      return updated;
    },
  ).catch((error: unknown) => {
    throw violates(error, 'users_email_key') ? emailTaken() : error;
  });
  if (mailId !== null) deps.mail.attemptSoon(mailId);
  return { message: successMessages.userUpdated, data: presentUser(after) };
}

type Updated = { before: Locked; after: Locked; mailId: string | null };
type Fields = Omit<UpdateUser, 'userId' | 'profilePic'> & { photo: string | null | undefined };

async function changeUser(
  db: Db,
  deps: Deps,
  actor: CurrentUser,
  key: UserKey,
  wanted: Fields,
): Promise<Updated> {
  const admins = wanted.role === undefined ? null : await lockAdmins(db);
  const before = await lockUser(db, key);
  const changes = changedFields(before, wanted);
  if (admins && changes.role !== undefined) refuseRoleChange(admins, actor, before);
  if (Object.keys(changes).length === 0) return { before, after: before, mailId: null };
  if (before.email === null) refuseOfGuest(actor, before, changes);
  if (changes.email !== undefined && before.id === actor.id)
    await deps.limiter.take('emailChange', before.id, db);
  const after = await db
    .updateTable('users')
    .set(changes)
    .where('id', '=', before.id)
    .returning([...userColumns, 'photo', 'language'])
    .executeTakeFirstOrThrow();
  if (can(actor.role, 'roles.edit')) await recordUpdate(db, actor, before, after, Object.keys(changes));
  return { before, after, mailId: changes.email === undefined ? null : await emailMoved(db, deps, before) };
}

// Locks the rows of all admins in one order. If two admins demote each other at the same time, the second
// transaction sees the first change.
const lockAdmins = (db: Db) =>
  db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();

function refuseRoleChange(
  admins: readonly { id: string }[],
  actor: CurrentUser,
  target: { id: string; role: string },
): void {
  if (target.role === 'ADMIN' && admins.length === 1) throw new AppError('lastAdmin');
  if (!admins.some((admin) => admin.id === actor.id)) throw new AppError('permissionDenied');
}

// An admin cannot give a guest a role or an email. A guest gets an email only by creating an account.
function refuseOfGuest(actor: CurrentUser, guest: Locked, changes: { role?: Role; email?: unknown }): void {
  if (changes.role !== undefined) throw new AppError('noAccountForRole', { path: 'role' });
  if (changes.email !== undefined || guest.id === actor.id) throw new AppError('noAccount');
}

type Locked = Awaited<ReturnType<typeof lockUser>>;

const lockUser = (db: Db, key: UserKey) =>
  db
    .selectFrom('users')
    .select([...userColumns, 'photo', 'language'])
    .where('id' in key ? sql<boolean>`id = ${key.id}` : sql<boolean>`user_id = ${key.user_id}`)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AppError('userNotFound'));

/** Ends open reset links, and mails the old address. */
async function emailMoved(db: Db, { mail }: Deps, { id, name, email, language }: Locked) {
  await db.deleteFrom('password_resets').where('user_id', '=', id).execute();
  if (email === null) return null;
  const message = inLanguage(language, () => emailChangedMail({ name, email }));
  return mail.enqueue(db, { ...message, language, whose: { user: id } });
}

function recordUpdate(
  db: Db,
  actor: CurrentUser,
  oldAccount: Locked,
  newAccount: Locked,
  names: readonly string[],
) {
  const visibleFields = (row: Locked) =>
    Object.fromEntries(
      Object.entries({ ...presentUser(row), photo: row.photo !== null }).filter(([name]) =>
        names.includes(name),
      ),
    );
  return recordChange(db, actor, 'user.update', oldAccount.id, `${newAccount.name} (${newAccount.user_id})`, {
    before: visibleFields(oldAccount),
    after: visibleFields(newAccount),
  });
}

type UserKey = { id: string } | { user_id: number };

const largestNumber = 2 ** 31 - 1;

function readUserKey(value: string | number): UserKey | null {
  if (typeof value === 'string' && isKey(value)) return { id: value.toLowerCase() };
  const number = typeof value === 'number' || /^[0-9]+$/.test(value) ? Number(value) : 0;
  return number > 0 && number <= largestNumber ? { user_id: number } : null;
}

type Actor = { id: string; userId: number; role: Role };

/**
 * Users may change their own account except its role. Users with the permission roles.edit may change any
 * account.
 */
function mayUpdate(actor: Actor, key: UserKey | null, input: Pick<UpdateUser, 'role'>): boolean {
  if (can(actor.role, 'roles.edit')) return true;
  const own = key !== null && ('id' in key ? key.id === actor.id : key.user_id === actor.userId);
  return own && input.role === undefined;
}

function changedFields<T extends object>(row: T, wanted: { [K in keyof T]?: T[K] | undefined }): Partial<T> {
  const changed: Partial<T> = {};
  for (const name of Object.keys(wanted) as (keyof T)[]) {
    const value = wanted[name];
    if (value !== undefined && value !== row[name]) changed[name] = value;
  }
  return changed;
}

/** Sets the language of a person's mails and bills, and of an account's pages on other devices. */
export async function setLanguage({ db, user }: { db: Db; user: { id: string } }, { language }: SetLanguage) {
  await db.updateTable('users').set({ language }).where('id', '=', user.id).execute();
  return { message: successMessages.ok };
}
