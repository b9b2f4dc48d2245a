// Requests for a copy or an erasure of data by a tracking link. An admin calls the order's number, then does it.
import { AppError } from '#shared/errors.ts';
import type { AskByLink } from '#shared/rights/schema.ts';
import { successTexts } from '#shared/success-texts.ts';
import type { CallerContext } from '../../procedures/context.ts';
import { writeComplaint } from '../enquiries/complaints.ts';
import { trackedIdToAct } from '../orders/tracking-link.ts';

/** Takes a request once. A customer with an account logs in (AppError dataInProfile). */
export async function askByLink({ db, deps, caller }: CallerContext, { token, kind }: AskByLink) {
  const orderId = await trackedIdToAct(db, deps, caller, token);
  await deps.limiter.take('rightsByLink', orderId);
  const number = await db.transaction().execute(async (db) => {
    const { account, userId, ...order } = await db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select(['fullname', 'orders.mobile', 'order_number as orderNumber'])
      .select(['users.id as userId', 'users.email as account'])
      .where('orders.id', '=', orderId)
      .forUpdate('orders')
      .executeTakeFirstOrThrow();
    if (account !== null) throw new AppError('dataInProfile');
    const waiting = await db
      .selectFrom('enquiries')
      .select('number')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('status', '=', 'Incomplete')
      .executeTakeFirst();
    if (waiting?.number) return waiting.number;
    return writeComplaint(db, deps, { ...order, kind, userId, email: '', message: '' });
  });
  return { message: successTexts('askedForData', { number }), number };
}
