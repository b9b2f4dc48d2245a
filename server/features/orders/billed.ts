// What an order's row tells of its bill: the number, what it comes to, what is still due.
import type { Db } from '../../platform/db/schema.ts';

/** The bill that holds; without a number there is none. */
export type Billed = { number: string | null; billedPaise: number; duePaise: number };

/** Writes it in the transaction of bill, payment or credit note. */
export async function setBilled(
  db: Db,
  orderId: string,
  { number, billedPaise, duePaise }: Billed,
  at: Date,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ bill_number: number, billed_paise: billedPaise, due_paise: duePaise, updated_at: at })
    .where('id', '=', orderId)
    .execute();
}
