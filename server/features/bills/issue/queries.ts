import { billAmounts } from '#shared/bills/amounts.ts';
import { noBuyer } from '#shared/bills/buyer.ts';
import { registrationTable } from '#shared/bills/kinds.ts';
import type { BillPreview } from '#shared/bills/schema.ts';
import { AppError } from '#shared/errors.ts';
import { blankContact } from '#shared/orders/contact.ts';
import { firstNameOf } from '#shared/orders/sentences.ts';
import type { Db, Deps } from '../../../deps.ts';
import type { UserContext } from '../../../procedures/context.ts';
import { readerOf, workerOf } from '../../audit/actor.ts';
import { reachOrder } from '../../orders/step-access.ts';
import { trackedId } from '../../orders/tracking-link.ts';
import { readCharges } from './charged.ts';
import { type PrintedBill, presentAmounts, presentLine, readBillOfOrder } from './documents.ts';

export async function billOfOrder({ db, user }: UserContext, { orderId }: { orderId: string }) {
  const order = await db.selectFrom('orders').select('user_id').where('id', '=', orderId).executeTakeFirst();
  if (!order || (readerOf(user).role === 'customer' && order.user_id !== user.id))
    throw new AppError('orderNotFound');
  const bill = await readBillOfOrder(db, orderId);
  return readerOf(user).role === 'customer' ? forCustomer(bill) : bill;
}

const forCustomer = (bill: PrintedBill): PrintedBill => ({
  ...bill,
  technicianName: bill.technicianName && firstNameOf(bill.technicianName),
});

export async function trackedBill(db: Db, deps: Deps, token: string): Promise<PrintedBill> {
  const bill = await readBillOfOrder(db, await trackedId(db, deps, token));
  const { fullname, area, town, mobile } = bill.customer;
  const customer = {
    ...blankContact,
    ...noBuyer,
    fullname: firstNameOf(fullname),
    area,
    town,
    mobile: mobile && `••• ${mobile.slice(-4)}`,
  };
  return forCustomer({ ...bill, customer });
}

export async function previewBill(
  { db, deps: { clock }, user }: UserContext,
  { orderId }: { orderId: string },
): Promise<BillPreview> {
  await reachOrder(db, workerOf(user), orderId, clock());
  const { terms, business, lines: charged } = await readCharges(db, orderId, 'done');
  const { lines, sum } = billAmounts(terms, charged);
  const { upiId, name } = business;
  return {
    kind: registrationTable[terms.registration].kind,
    lines: lines.map(presentLine),
    ...presentAmounts(sum),
    payee: upiId ? { upiId, name } : null,
  };
}
