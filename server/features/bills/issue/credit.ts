import { sql } from 'kysely';
import type { Credit } from '#shared/bills/schema.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import type { Db } from '../../../deps.ts';
import type { UserContext } from '../../../procedures/context.ts';
import { type Actor, clerkOf } from '../../audit/actor.ts';
import { setBilled } from '../../orders/agreed-and-billed.ts';
import { recordEvent } from '../../orders/events.ts';
import { recordOrderWebhooks } from '../../webhooks/record.ts';
import { amountsOfRow, lineOfRow, readBill } from './documents.ts';
import { replaceBill } from './issue.ts';
import { insertBill, insertPayments, lockOrderOfBill, type Money } from './rows.ts';

export async function creditOrder(db: Db, actor: Actor, orderId: string, now: Date, reason: string) {
  const bill = await db
    .selectFrom('bills as b')
    .innerJoin('orders as o', 'o.id', 'b.order_id')
    .innerJoin('bill_settings as s', (join) => join.onTrue())
    .selectAll('b')
    .select(['o.stage', 's.credit_prefix'])
    .where('b.order_id', '=', orderId)
    .where('b.document', '=', 'bill')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bills as c').select('c.id').whereRef('c.credits', '=', 'b.id'))),
    )
    .executeTakeFirst();
  if (!bill) return null;
  const [lines, paid] = [await linesOf(db, bill.id), await paidFor(db, bill.id)];
  const number = await insertBill(db, actor, {
    document: 'creditNote',
    prefix: bill.credit_prefix,
    orderId,
    orderNumber: bill.order_number,
    issuedAt: now,
    technician:
      bill.technician_id && bill.technician ? { id: bill.technician_id, name: bill.technician } : null,
    business: bill.business,
    customer: bill.customer,
    terms: {
      registration: bill.registration,
      pricesIncludeTax: bill.prices_include_tax,
      sellerState: bill.seller_state,
      placeOfSupply: bill.place_of_supply,
    },
    lines,
    sum: amountsOfRow(bill),
    visitOn: bill.visit_on,
    discountReason: bill.discount_reason,
    reason,
    credits: bill.id,
  });
  await insertPayments(
    db,
    actor,
    bill.id,
    now,
    paid.map((money) => ({ ...money, paise: -money.paise })),
  );
  await setBilled(db, orderId, { number: null, billedPaise: 0, duePaise: 0 });
  await recordEvent(db, orderId, actor, {
    kind: 'credited',
    stage: bill.stage,
    at: now,
    after: { number, amount: toRupees(bill.total_paise), ...(reason && { reason }) },
  });
  // The order's events record only the credit note. Webhooks also report the money.
  await recordOrderWebhooks(
    db,
    orderId,
    paid.map(({ method, paise }) => ({
      kind: 'paid',
      stage: bill.stage,
      at: now,
      after: { number: bill.number, method, amount: toRupees(-paise) },
    })),
  );
  return { id: bill.id, paid, orderId };
}

async function linesOf(db: Db, billId: string) {
  const rows = await db
    .selectFrom('bill_lines')
    .selectAll()
    .where('bill_id', '=', billId)
    .orderBy('line')
    .execute();
  return rows.map((row) => lineOfRow({ ...row, warranty_until: null }));
}

async function paidFor(db: Db, billId: string): Promise<Money[]> {
  const rows = await db
    .selectFrom('bill_payments')
    .select(['method', 'technician_id as technicianId', 'reference'])
    .select(sql<number>`sum(amount_paise)::bigint`.as('paise'))
    .where('bill_id', '=', billId)
    .groupBy(['method', 'technician_id', 'reference'])
    .orderBy('method')
    .execute();
  return rows.filter(({ paise }) => paise !== 0);
}

export async function creditBill(
  { db, deps: { clock }, user }: UserContext,
  { id, reason, again, discount }: Credit,
) {
  const actor = clerkOf(user);
  const data = await db.transaction().execute(async (db) => {
    const orderId = await lockOrderOfBill(db, id);
    const now = clock();
    const creditedBill = await creditOrder(db, actor, orderId, now, reason);
    if (creditedBill?.id !== id) throw new AppError('billCredited');
    if (again)
      await replaceBill(db, actor, orderId, now, {
        discountPaise: toPaise(discount),
        reason,
        paid: creditedBill.paid,
      });
    return readBill(db, id);
  });
  return { message: successMessages.creditNoteMade, data };
}
