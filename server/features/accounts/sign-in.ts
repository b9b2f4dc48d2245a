import { type NotNull, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { SignIn } from '#shared/accounts/schema.ts';
import { deviceTexts } from '#shared/accounts/texts.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/language.ts';
import { successMessages } from '#shared/messages.ts';
import type { Db, Deps } from '../../deps.ts';
import type { NewRow } from '../../platform/db/columns.ts';
import { hashToken, newToken } from '../../platform/hash.ts';
import type { Caller, CallerContext } from '../../procedures/context.ts';
import { passwordIsRight } from './password-check.ts';
import { presentWithPhoto, userColumns } from './queries.ts';

export async function signIn({ db, deps, caller }: CallerContext, input: SignIn) {
  const user = await authenticate(db, deps, caller, input);
  const token = newToken();
  await openSession(db, { token, device: caller.device, now: deps.clock(), user });
  deps.log.info({ userId: user.user_id, address: caller.address }, 'signed in');
  caller.keepCookie(token);
  await keepLanguage(db, caller, user);
  return { message: successMessages.signedIn, data: token, user: presentWithPhoto(user) };
}

// The page's language goes to the account if somebody chose it: any but English, or English kept by the browser.
// Otherwise the account's language goes to the browser.
async function keepLanguage(
  db: Db,
  caller: Caller,
  { id, language }: { id: string; language: Language },
): Promise<void> {
  if (caller.language !== 'en' || caller.hasChosenLanguage)
    await db.updateTable('users').set({ language: caller.language }).where('id', '=', id).execute();
  else if (language !== 'en') caller.keepLanguage(language);
}

/** Finds the account for email and password. An unknown email and a wrong password take the same time. */
export async function authenticate(db: Db, deps: Deps, caller: Caller, { email, password }: SignIn) {
  const user = await db
    .selectFrom('users')
    .select([...userColumns, 'photo', 'password_hash', 'language'])
    .where(sql`lower(email)`, '=', email)
    .$narrowType<{ email: NotNull; password_hash: NotNull }>()
    .executeTakeFirst();
  const right = await passwordIsRight(deps, email, user?.password_hash ?? null, password);
  if (!user || !right) {
    deps.log.info({ userId: user?.user_id ?? null, address: caller.address }, 'sign-in refused');
    throw new AppError('wrongCredentials');
  }
  return user;
}

type NewSession = { token: string; device: string; now: Date };

export async function beginSession(
  db: Db,
  { token, device, now, user }: NewSession & { user: { id: string } },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      id: newId(),
      user_id: user.id,
      device: deviceName(device),
      created_at: now,
      last_used_at: now,
    } satisfies NewRow<'sessions'>)
    .execute();
}

/**
 * Starts a session after the password was compared. The row lock detects a password change that happened
 * during the comparison.
 */
export async function openSession(
  db: Db,
  { token, device, now, user }: NewSession & { user: { id: string; password_hash: string } },
): Promise<void> {
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
          sql<string>`${deviceName(device)}::text`.as('device'),
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

export async function signOut({ db, caller }: CallerContext) {
  if (caller.token !== null)
    await db.deleteFrom('sessions').where('token_hash', '=', hashToken(caller.token)).execute();
  caller.dropCookie();
  return { message: successMessages.signedOut };
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: typeof browsers, userAgent: string) =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

const otherProgram = 'Another program';

/** Returns a stored device name in the current language: 'Chrome on Android', 'Android पर Chrome'. */
export function deviceInWords(device: string): string {
  const [browser = '', system] = device.split(' on ');
  if (system) return deviceTexts('both', { browser, system });
  return device === otherProgram ? deviceTexts('other') : device;
}

export function deviceName(userAgent: string): string {
  const agent = userAgent.slice(0, 512);
  const browser = nameIn(browsers, agent);
  const system = nameIn(systems, agent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? otherProgram;
}
