// Erases a person everywhere but on bills (docs/rules.md#peoples-rights).
import { sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { firstNameOf } from '#shared/orders/sentences.ts';
import { mayMove } from '#shared/orders/stages.ts';
import { isKey } from '#shared/primitives.ts';
import { erasedPerson } from '#shared/rights/erased.ts';
import type { Deps } from '../../deps.ts';
import { addToErasedList, readErasedList } from '../../platform/backup/erased-list.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { maskAccounts } from '../accounts/erasing.ts';
import { lockCustomer } from '../accounts/guests.ts';
import { passwordIsRight } from '../accounts/password-check.ts';
import { actorOf } from '../audit/actor.ts';
import { recordChange } from '../audit/audit.ts';
import { creditOrder } from '../bills/credit.ts';
import { readBillOfOrder } from '../bills/documents.ts';
import { maskMoney } from '../bills/erasing.ts';
import { billOrder } from '../bills/issue.ts';
import { forgetAnswerer } from '../estimates/rows.ts';
import { cancelOrder } from '../orders/changes.ts';
import { forgetEnquiries, maskOrders } from '../orders/erasing.ts';
import { isOpenOrder } from '../orders/open-orders.ts';
import type { Stepper } from '../orders/step-access.ts';
import { byLink, ownerByLink } from './by-link.ts';
import { maskKeptRows } from './kept-rows.ts';
import { enquiriesOf, listedIds, type Person, readPerson, requestsOf } from './person.ts';
import { logRequest } from './request-log.ts';

type EraseDeps = Pick<
  Deps,
  'mail' | 'config' | 'clock' | 'cache' | 'tracking' | 'limiter' | 'hasher' | 'log'
>;
type Asks = { actor: Stepper; staff?: CurrentUser };

/** Erases the caller's own account or visit as a guest. An account gives its password. */
export async function eraseMe(db: Db, deps: EraseDeps, user: CurrentUser, password = '') {
  const person = await readPerson(db, user.id);
  if (person.email && !(await passwordIsRight(deps, person.email, person.passwordHash, password)))
    throw new AppError('currentPasswordWrong', { path: 'password' });
  return erase(db, deps, { actor: actorOf(user) }, user.id);
}

export const eraseByLink = async (db: Db, deps: EraseDeps, given: { token: string; mobile: string }) =>
  erase(db, deps, { actor: byLink }, await ownerByLink(db, deps, given));

export const eraseForCaller = (db: Db, deps: EraseDeps, admin: CurrentUser, id: string) =>
  erase(db, deps, { actor: actorOf(admin), staff: admin }, id);

/**
 * Cancels the open visits, each in its own transaction, then erases all rows in one. Throws AppError
 * staffStays for people who work here, and eraseUnderWay if a repair has begun.
 */
async function erase(db: Db, deps: EraseDeps, asks: Asks, id: string) {
  const same = { alsoSameNumber: asks.staff !== undefined };
  const person = await readPerson(db, id, same);
  if (person.role !== 'GENERAL') throw new AppError('staffStays');
  await cancelOpenVisits(db, deps, asks, person);
  await invalidatingTransaction(db, deps.cache, ['catalogue'], async (db) => {
    if (!(await lockCustomer(db, id))) throw new AppError('userNotFound');
    const person = await readPerson(db, id, same);
    if ((await openOrders(db, person)).length > 0) throw new AppError('eraseUnderWay');
    await erasePerson(db, person, deps.clock());
    await logRequest(db, deps, { kind: 'erasure', person, staff: asks.staff });
    if (asks.staff)
      await recordChange(db, asks.staff, {
        action: 'user.erase',
        entityId: id,
        label: `${erasedPerson} (${person.userId})`,
      });
  });
  await addToErasedList(deps.config.dataDir, person.ids).catch((error: unknown) =>
    deps.log.error({ err: error }, 'an erasure is not on the list for restored backups'),
  );
  return { message: successMessages.erased };
}

/** Erases again the people whom a restored backup has brought back. */
export async function eraseAgain(db: Db, deps: EraseDeps): Promise<void> {
  const ids = await readErasedList(deps.config.dataDir);
  const back = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<string>`any(${ids.filter(isKey)}::uuid[])`)
    .where('joined_to', 'is', null)
    .where('name', '<>', erasedPerson)
    .execute();
  for (const { id } of back)
    await erase(db, deps, { actor: byLink }, id).catch((error: unknown) =>
      deps.log.error({ err: error }, 'a person could not be erased again'),
    );
}

const openOrders = (db: Db, { ids }: Person) =>
  db
    .selectFrom('orders')
    .select(['id', 'stage'])
    .where('user_id', 'in', ids)
    .where(isOpenOrder())
    .orderBy('visit_from')
    .execute();

async function cancelOpenVisits(db: Db, deps: EraseDeps, { actor }: Asks, person: Person) {
  const open = await openOrders(db, person);
  if (open.some(({ stage }) => !mayMove(actor.role, stage, 'cancelled'))) throw new AppError('eraseUnderWay');
  for (const { id } of open)
    await cancelOrder(db, { ...deps, billOrder, creditOrder, readBillOfOrder }, actor, {
      id,
      reason: 'Other',
    });
}

/** Masks or deletes every row about a person, in the caller's transaction. */
async function erasePerson(db: Db, person: Person, now: Date): Promise<void> {
  const { ids, userId, mobiles, emails } = person;
  const orderIds = listedIds(person.orderIds);
  await db.insertInto('erasures').values({ at: now, user_id: userId }).execute();
  const enquiryIds = (await enquiriesOf(db, person).select('id').execute()).map(({ id }) => id);
  await maskKeptRows(db, person, enquiryIds);
  await deleteMails(db, person);
  await maskOrders(db, orderIds);
  const words = [...mobiles, ...emails, ...person.names.filter((name) => name.includes(' '))];
  await maskMoney(db, { orderIds: person.orderIds, words });
  await forgetEnquiries(db, listedIds(enquiryIds));
  await forgetAnswerer(db, orderIds);
  await db
    .updateTable('requests')
    .set({ fullname: erasedPerson, mobile: '', email: '', message: '', answer: '' })
    .where('id', 'in', requestsOf(db, person).select('id'))
    .execute();
  for (const [table, column, rows] of [
    ['enquiries', 'id', enquiryIds],
    ['imported_rows', 'row_id', [...ids, ...person.orderIds]],
    ['cart_lines', 'user_id', ids],
  ] as const)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = any(${rows}::uuid[])`.execute(db);
  await sql`delete from rate_limit_counts where exists (
    select from unnest(${[...emails, ...ids]}::text[]) as word where strpos(key, word) > 0)`.execute(db);
  // Anybody can type somebody else's address into a booking.
  await maskAccounts(
    db,
    person,
    person.isSure ? { emails, mobiles } : { emails: person.email ? [person.email] : [], mobiles: [] },
  );
}

// A mail to another address that names the person is about the person too, for example news to a technician.
async function deleteMails(db: Db, { email, names, mobiles, emails }: Person): Promise<void> {
  const fullNames = names.filter((name) => name.includes(' '));
  const mentions = (words: readonly string[]) => sql`exists (
    select from unnest(${words}::text[]) as word
    where strpos(lower(concat_ws(' ', subject, content::text, html, text, last_error)), lower(word)) > 0)`;
  await sql`delete from mails where recipient = ${email} or (recipient = any(${emails}::text[]) and ${mentions(names.map(firstNameOf))})
    or ${mentions([...mobiles, ...emails, ...fullNames])}`.execute(db);
}
