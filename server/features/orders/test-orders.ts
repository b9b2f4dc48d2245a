import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { Db, Deps } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { removeCaller } from '../accounts/callers.ts';
import { recordChange } from '../audit/audit.ts';
import { freePlace } from '../visits/places.ts';

/** Removes a test booking that has no bill, with its visit, its events and the customer that it added. */
export async function removeTestOrder(db: Db, { cache }: Deps, admin: CurrentUser, { id }: { id: string }) {
  await invalidatingTransaction(db, cache, ['visits'], async (db) => {
    const order = await db
      .selectFrom('orders')
      .innerJoin('test_orders', 'order_id', 'orders.id')
      .select(['order_number', 'fullname', 'user_id', 'visit_from'])
      .where('orders.id', '=', id)
      .forUpdate('orders')
      .executeTakeFirstOrThrow(() => new AppError('orderNotFound'));
    const bill = await db.selectFrom('bills').select('id').where('order_id', '=', id).executeTakeFirst();
    if (bill) throw new AppError('testOrderBilled');
    if (order.visit_from) await freePlace(db, order.visit_from);
    // The database allows deleting events only while the order counts as a test.
    await db.deleteFrom('order_events').where('order_id', '=', id).execute();
    await db.deleteFrom('orders').where('id', '=', id).execute();
    await removeCaller(db, order.user_id);
    await recordChange(db, admin, 'order.remove', id, `Order ${order.order_number}, ${order.fullname}`);
  });
  return { message: successMessages.testOrderRemoved };
}
