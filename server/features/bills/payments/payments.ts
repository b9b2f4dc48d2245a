import type { CorrectPayment, RecordPayment } from '#shared/bills/schema.ts';
import { AppError } from '#shared/errors.ts';
import { formatRupees } from '#shared/format.ts';
import { successMessages } from '#shared/messages.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import type { Db } from '../../../deps.ts';
import type { UserContext } from '../../../procedures/context.ts';
import { type Actor, clerkOf } from '../../audit/actor.ts';
import { setBilled } from '../../orders/agreed-and-billed.ts';
import { recordEvent } from '../../orders/events.ts';
import { readBill } from '../issue/documents.ts';
import { insertPayments, lockOrderOfBill, type Money } from '../issue/rows.ts';
import { refuseClosedMonth } from './months.ts';

/** Locks the order, so that the bill and its payments cannot change. Refuses a credited bill. */
export async function lockValidBill(db: Db, id: string) {
  const orderId = await lockOrderOfBill(db, id);
  const order = await db
    .selectFrom('orders')
    .select(['stage', 'bill_number', 'billed_paise', 'due_paise'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const bill = await db
    .selectFrom('bills')
    .select(['number', 'technician_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (order.bill_number !== bill.number) throw new AppError('billCredited');
  const setDue = (duePaise: number) =>
    setBilled(db, orderId, { number: bill.number, billedPaise: order.billed_paise, duePaise });
  return { orderId, stage: order.stage, duePaise: order.due_paise, technicianId: bill.technician_id, setDue };
}

const inRupees = (paise: number) => ({ words: formatRupees(toRupees(paise)) });

/**
 * Adds a payment of `at` to a bill that `lockValidBill` has locked, and returns its id. More than is due is
 * refused.
 */
export async function addPayment(
  db: Db,
  actor: Actor,
  billId: string,
  { orderId, stage, duePaise, setDue }: Awaited<ReturnType<typeof lockValidBill>>,
  payment: Money,
  { at, now }: { at: Date; now: Date },
): Promise<number> {
  const { method, paise } = payment;
  if (paise > duePaise) throw new AppError('takenTooMuch', inRupees(duePaise));
  const [id] = await insertPayments(db, actor, billId, at, [payment], { recordedAt: now });
  if (id === undefined) throw new Error('A payment has an id');
  await setDue(duePaise - paise);
  const after = { amount: toRupees(paise), method };
  await recordEvent(db, orderId, actor, { kind: 'paid', stage, at: now, after });
  return id;
}

/**
 * Records a payment. `due` is the due amount that the client saw. A retried payment is refused, because the
 * first one changed the due amount.
 */
export async function recordPayment(
  { db, deps: { clock }, user }: UserContext,
  { id, method, taken, due, reference, withTechnician }: RecordPayment,
) {
  const actor = clerkOf(user);
  const data = await db.transaction().execute(async (db) => {
    const locked = await lockValidBill(db, id);
    const { duePaise } = locked;
    if (due !== undefined && toPaise(due) !== duePaise) throw new AppError('dueChanged', inRupees(duePaise));
    const technicianId = withTechnician ? locked.technicianId : null;
    const now = clock();
    const payment = { method, paise: toPaise(taken), reference, technicianId };
    await addPayment(db, actor, id, locked, payment, { at: now, now });
    return readBill(db, id);
  });
  return { message: successMessages.paymentRecorded, data };
}

/** Adds a negative payment that cancels the wrong one, and the right payment. Each has the time of the wrong one. */
export async function correctPayment(
  { db, deps: { clock }, user }: UserContext,
  { id, paymentId, method, taken, reference, withTechnician, reason }: CorrectPayment,
) {
  const actor = clerkOf(user);
  const data = await db.transaction().execute(async (db) => {
    const { orderId, stage, duePaise, technicianId, setDue } = await lockValidBill(db, id);
    const payment = await db
      .selectFrom('bill_payments as p')
      .select(['id', 'at', 'method', 'amount_paise', 'technician_id', 'reference'])
      .where('id', '=', Number(paymentId))
      .where('bill_id', '=', id)
      .where('amount_paise', '>', 0)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('bill_payments as c').select('c.id').whereRef('c.corrects', '=', 'p.id'))),
      )
      .executeTakeFirstOrThrow(() => new AppError('paymentGone'));
    await refuseClosedMonth(db, payment.at);
    const paise = toPaise(taken);
    const open = duePaise + payment.amount_paise;
    if (paise > open) throw new AppError('takenTooMuch', inRupees(open));
    const now = clock();
    await insertPayments(
      db,
      actor,
      id,
      payment.at,
      [
        {
          method: payment.method,
          paise: -payment.amount_paise,
          technicianId: payment.technician_id,
          reference: payment.reference,
        },
        { method, paise, reference, technicianId: withTechnician ? technicianId : null },
      ],
      { corrects: payment.id, reason, recordedAt: now },
    );
    await setDue(open - paise);
    await recordEvent(db, orderId, actor, {
      kind: 'paymentCorrected',
      stage,
      at: now,
      before: { amount: toRupees(payment.amount_paise), method: payment.method },
      after: { amount: taken, method, reason },
    });
    return readBill(db, id);
  });
  return { message: successMessages.paymentCorrected, data };
}
