// A change of a bill first locks its order, as every step of the order does.
import { AppError } from '#shared/errors.ts';
import type { Db } from '../../platform/db/schema.ts';

/** Locks the order of a bill until the transaction ends and returns its id. Throws AppError billNotFound, also for a credit note. */
export async function lockOrderOfBill(db: Db, billId: string): Promise<string> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('bills').select('order_id').where('id', '=', billId).where('document', '=', 'bill'),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) throw new AppError('billNotFound');
  return order.id;
}
