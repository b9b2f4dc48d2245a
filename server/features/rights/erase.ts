// Erases a person everywhere but on bills (docs/rules.md#peoples-rights).
import { sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { mayMove } from '#shared/orders/stages.ts';
import { isKey } from '#shared/primitives.ts';
import { erasedPerson } from '#shared/rights/erased.ts';
import type { Db, Deps } from '../../deps.ts';
import { addToErasedList, readErasedList } from '../../platform/backup/erased-list.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import type { CallerContext, CurrentUser, UserContext } from '../../procedures/context.ts';
import { lockCustomer } from '../accounts/guests.ts';
import { passwordIsRight } from '../accounts/password-check.ts';
import { actorOf } from '../audit/actor.ts';
import { recordChange } from '../audit/audit.ts';
import { heldPaise } from '../bills/cash/held.ts';
import { creditOrder } from '../bills/issue/credit.ts';
import { readBillOfOrder } from '../bills/issue/documents.ts';
import { billOrder } from '../bills/issue/issue.ts';
import { settleRequests } from '../enquiries/complaints.ts';
import { cancelOrder } from '../orders/changes.ts';
import { isOpenOrder } from '../orders/open-orders.ts';
import type { Stepper } from '../orders/step-access.ts';
import { linkHolder } from '../orders/tracking-link.ts';
import { enquiriesOf, type Person, readPerson, viewsOf } from './person.ts';
import { maskRows } from './personal.ts';

type Asks = { actor: Stepper; staff?: CurrentUser };

/** Erases the caller's own account or visit as a guest. An account gives its password. */
export async function eraseMe(
  { db, deps, user, caller }: UserContext & CallerContext,
  { password = '' }: { password?: string | undefined },
) {
  const person = await readPerson(db, user.id);
  if (person.email && !(await passwordIsRight(deps, person.email, person.passwordHash, password)))
    throw new AppError('currentPasswordWrong', { path: 'password' });
  const answer = await erase(db, deps, { actor: actorOf(user) }, user.id);
  caller.dropCookie();
  return answer;
}

export const eraseForCaller = ({ db, deps, user: admin }: UserContext, { id }: { id: string }) =>
  erase(db, deps, { actor: actorOf(admin), staff: admin }, id);

/**
 * Cancels the open visits, each in its own transaction, then erases all rows in one. Throws AppError
 * staffStays for people who work here, eraseUnderWay if a repair has begun, and holdsCash for a former technician.
 */
async function erase(db: Db, deps: Deps, asks: Asks, id: string) {
  const person = await readPerson(db, id, asks.staff);
  if (person.role !== 'GENERAL') throw new AppError('staffStays');
  await cancelOpenVisits(db, deps, asks, person);
  await invalidatingTransaction(db, deps.cache, ['catalogue'], async (db) => {
    if (!(await lockCustomer(db, id))) throw new AppError('userNotFound');
    const person = await readPerson(db, id, asks.staff);
    if ((await openOrders(db, person)).length > 0) throw new AppError('eraseUnderWay');
    if ((await heldPaise(db, id)) !== 0) throw new AppError('holdsCash');
    await erasePerson(db, person, deps.clock());
    if (asks.staff) {
      await settleRequests(db, deps, { kind: 'erasure', person });
      await recordChange(db, asks.staff, 'user.erase', id, `${erasedPerson} (${person.userId})`);
    }
  });
  await addToErasedList(deps.config.dataDir, person.ids).catch((error: unknown) =>
    deps.log.error({ err: error }, 'an erasure is not on the list for restored backups'),
  );
  return { message: successMessages.erased };
}

/** Erases again the people whom a restored backup has brought back. */
export async function eraseAgain(db: Db, deps: Deps): Promise<void> {
  const ids = await readErasedList(deps.config.dataDir);
  const back = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<string>`any(${ids.filter(isKey)}::uuid[])`)
    .where('joined_to', 'is', null)
    .execute();
  for (const { id } of back)
    await erase(db, deps, { actor: linkHolder }, id).catch((error: unknown) =>
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

async function cancelOpenVisits(db: Db, deps: Deps, { actor }: Asks, person: Person) {
  const open = await openOrders(db, person);
  if (open.some(({ stage }) => !mayMove(actor.role, stage, 'cancelled'))) throw new AppError('eraseUnderWay');
  for (const { id } of open)
    await cancelOrder(db, { ...deps, billOrder, creditOrder, readBillOfOrder }, actor, {
      id,
      reason: 'Other',
    });
}

/** Masks or deletes every row of a person, in the caller's transaction. */
async function erasePerson(db: Db, person: Person, now: Date): Promise<void> {
  await db.insertInto('erasures').values({ at: now, user_id: person.userId }).execute();
  const enquiries = await enquiriesOf(db, person).select('id').where('kind', '=', 'enquiry').execute();
  await maskRows(db, {
    ...person,
    enquiryIds: enquiries.map(({ id }) => id),
    viewIds: await viewsOf(db, person),
  });
}
