// Requests for a copy or an erasure of data by a tracking link. The owner calls the order's number and does it.
import { v7 as newId } from 'uuid';
import { AppError } from '#shared/errors.ts';
import { currentLanguage } from '#shared/language.ts';
import type { AskByLink } from '#shared/rights/schema.ts';
import { successTexts } from '#shared/success-texts.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Caller, CurrentUser } from '../../procedures/context.ts';
import { actorName, actorOf } from '../audit/actor.ts';
import { trackedIdToAct } from '../orders/tracking-link.ts';
import type { Person } from './person.ts';

/** Takes a request once. A customer with an account logs in (AppError dataInProfile). */
export async function askByLink(
  db: Db,
  deps: Pick<Deps, 'clock' | 'tracking' | 'limiter'>,
  caller: Pick<Caller, 'user'>,
  { token, kind }: AskByLink,
) {
  const orderId = await trackedIdToAct(db, deps, caller, token);
  await deps.limiter.take('rightsByLink', orderId);
  const number = await db.transaction().execute(async (db) => {
    const { user_id, fullname, mobile, order_number, account } = await db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select(['orders.user_id', 'fullname', 'orders.mobile', 'order_number', 'users.email as account'])
      .where('orders.id', '=', orderId)
      .forUpdate('orders')
      .executeTakeFirstOrThrow();
    if (account !== null) throw new AppError('dataInProfile');
    const waiting = await db
      .selectFrom('requests')
      .select('number')
      .where('user_id', '=', user_id)
      .where('kind', '=', kind)
      .where('answered_at', 'is', null)
      .executeTakeFirst();
    if (waiting) return waiting.number;
    const asked = await db
      .insertInto('requests')
      .values({
        id: newId(),
        kind,
        at: deps.clock(),
        user_id,
        order_number,
        fullname,
        mobile,
        email: '',
        message: '',
        language: currentLanguage(),
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    return asked.number;
  });
  return { message: successTexts('askedForData', { number }), number };
}

/** Settles what a person has asked for, once it is done. */
export async function settleRequests(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  staff: CurrentUser,
  { kind, person }: { kind: AskByLink['kind']; person: Pick<Person, 'ids'> },
): Promise<void> {
  const now = clock();
  await db
    .updateTable('requests')
    .set({ acknowledged_at: now, answered_at: now, answered_by: actorName(actorOf(staff)) })
    .where('user_id', 'in', person.ids)
    .where('kind', '=', kind)
    .where('answered_at', 'is', null)
    .execute();
}
