import type { Db } from '../../platform/db/schema.ts';

/** Writes what was agreed, in the transaction of the estimate's step. */
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

/** The bill that holds; without a number there is none. */
export type Billed = { number: string | null; billedPaise: number; duePaise: number };

/** Writes what the bill comes to, in the transaction of bill, payment or credit note. */
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
