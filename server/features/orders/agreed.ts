// What an order's row tells of its estimate: what was agreed beyond the charge of the booking.
import type { Db } from '../../platform/db/schema.ts';

/** Writes it in the transaction of the estimate's step. */
export async function setAgreed(
  db: Db,
  orderId: string,
  { agreedPaise, at }: { agreedPaise: number; at: Date },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ agreed_paise: agreedPaise, updated_at: at })
    .where('id', '=', orderId)
    .execute();
}
