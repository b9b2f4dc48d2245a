import type { Db } from '../../deps.ts';
import { changeTime } from '../../platform/db/change-time.ts';

export async function setAgreed(db: Db, orderId: string, agreedPaise: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ agreed_paise: agreedPaise, updated_at: changeTime })
    .where('id', '=', orderId)
    .execute();
}

export type Billed = { number: string | null; billedPaise: number; duePaise: number };

export async function setBilled(db: Db, orderId: string, { number, billedPaise, duePaise }: Billed) {
  await db
    .updateTable('orders')
    .set({ bill_number: number, billed_paise: billedPaise, due_paise: duePaise, updated_at: changeTime })
    .where('id', '=', orderId)
    .execute();
}
