import type { Bill, RecordPayment } from '#shared/bills/schema.ts';
import { AppError } from '#shared/errors.ts';
import { formatRupees } from '#shared/format.ts';
import { successMessages } from '#shared/messages.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { actorOf } from '../audit/actor.ts';
import { setBilled } from '../orders/agreed-and-billed.ts';
import { recordEvent } from '../orders/events.ts';
import { readBill } from './documents.ts';
import { insertPayments, lockOrderOfBill } from './rows.ts';

/** `due` makes a retried payment harmless: the due amount differs after the first. */
export async function recordPayment(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  user: CurrentUser,
  { id, method, taken, due }: RecordPayment,
): Promise<{ message: string; data: Bill }> {
  const actor = actorOf(user);
  const data = await db.transaction().execute(async (db) => {
    const orderId = await lockOrderOfBill(db, id);
    const [order, bill] = [
      await db
        .selectFrom('orders')
        .select(['stage', 'bill_number', 'billed_paise', 'due_paise'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow(),
      await db.selectFrom('bills').select('number').where('id', '=', id).executeTakeFirstOrThrow(),
    ];
    if (order.bill_number !== bill.number) throw new AppError('billCredited');
    const paise = toPaise(taken);
    const dueNow = { words: formatRupees(toRupees(order.due_paise)) };
    if (due !== undefined && toPaise(due) !== order.due_paise) throw new AppError('dueChanged', dueNow);
    if (paise > order.due_paise) throw new AppError('takenTooMuch', dueNow);
    const now = clock();
    await insertPayments(db, actor, id, now, [{ method, paise }]);
    await setBilled(
      db,
      orderId,
      { number: bill.number, billedPaise: order.billed_paise, duePaise: order.due_paise - paise },
      now,
    );
    await recordEvent(db, orderId, actor, {
      kind: 'paid',
      stage: order.stage,
      at: now,
      after: { amount: taken, method },
    });
    return readBill(db, id);
  });
  return { message: successMessages.paymentRecorded, data };
}
