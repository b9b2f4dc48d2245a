import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { Feedback } from '#shared/orders/feedback.ts';
import type { ShopContext } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import { changeTime } from '../../platform/db/change-time.ts';
import { rateOrder } from '../catalogue/ratings.ts';
import { recordWebhook } from '../webhooks/record.ts';
import { forCustomer } from './present.ts';
import { orderById } from './queries.ts';

export async function giveFeedback(
  { db, deps, user }: ShopContext & { user: { id: string } },
  { orderId, rating, comment }: Feedback,
) {
  const data = await invalidatingTransaction(db, deps.cache, ['catalogue'], async (db) => {
    await deps.limiter.take('feedback', user.id, db);
    const at = deps.clock();
    const lines = await db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .select(['order_lines.service_id', 'orders.order_number'])
      .where('orders.id', '=', orderId)
      .where('orders.user_id', '=', user.id)
      .execute();
    const [first] = lines;
    if (!first) throw new AppError('feedbackOrderNotFound');
    await db
      .insertInto('feedback')
      .values({ order_id: orderId, user_id: user.id, rating, comment, created_at: at })
      .onConflict((conflict) => conflict.column('order_id').doNothing())
      .returning('order_id')
      .executeTakeFirstOrThrow(() => new AppError('feedbackAlreadyGiven'));
    await db.updateTable('orders').set({ updated_at: changeTime }).where('id', '=', orderId).execute();
    const data = { orderId, orderNumber: first.order_number, rating };
    await recordWebhook(db, { type: 'feedback.given', data }, at, { orderId });
    const serviceIds = lines.map((line) => line.service_id);
    await rateOrder(db, { id: orderId, userId: user.id, serviceIds, stars: rating, at });
    return forCustomer(await orderById(db, orderId));
  });
  return { message: successMessages.feedbackGiven, data };
}
