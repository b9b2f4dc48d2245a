import { buyerOf } from '#shared/bills/buyer.ts';
import type { SetBuyer } from '#shared/bills/schema.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { changeTime } from '../../platform/db/change-time.ts';
import type { UserContext } from '../../procedures/context.ts';
import { recordChange } from '../audit/audit.ts';

/**
 * Sets the business customer of an order, for its next bill. A bill that exists stays as it is. The audit entry names
 * no person, because it outlives an erasure.
 */
export async function setBuyer({ db, user }: UserContext, { id, ...given }: SetBuyer) {
  const buyer = buyerOf(given);
  await db.transaction().execute(async (db) => {
    const order = await db
      .updateTable('orders')
      .set({ buyer: buyer && JSON.stringify(buyer), updated_at: changeTime })
      .where('id', '=', id)
      .returning('order_number')
      .executeTakeFirstOrThrow(() => new AppError('orderNotFound'));
    await recordChange(db, user, 'order.setBuyer', id, `Order ${order.order_number}`);
  });
  return { message: successMessages.buyerSaved };
}
