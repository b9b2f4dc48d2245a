import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Amounts, BilledLine, Terms } from '#shared/bills/amounts.ts';
import { noBuyer } from '#shared/bills/buyer.ts';
import type { PaymentMethod } from '#shared/bills/kinds.ts';
import { billNumber, financialYear } from '#shared/bills/numbers.ts';
import { AppError } from '#shared/errors.ts';
import type { Db } from '../../../deps.ts';
import type { BusinessOnBill, CustomerOnBill } from '../../../platform/db/tables/bills.ts';
import { type Actor, actorName } from '../../audit/actor.ts';
import { amountColumns } from './documents.ts';

export type NewBill = {
  document: 'bill' | 'creditNote';
  prefix: string;
  orderId: string;
  orderNumber: number;
  issuedAt: Date;
  technician: { id: string; name: string } | null;
  business: BusinessOnBill;
  customer: CustomerOnBill;
  terms: Terms;
  lines: readonly BilledLine[];
  sum: Amounts;
  discountReason?: string;
  reason?: string;
  credits?: string;
  payments?: readonly Money[];
  visitOn?: string | null;
};

/** A payment of a bill. `technicianId` is the technician who holds the cash. Null means the office. */
export type Money = {
  method: PaymentMethod;
  paise: number;
  technicianId: string | null;
  reference?: string | undefined;
};

// The lock holds the number series until the transaction ends: the next bill waits, and a rollback leaves no gap.
// An advisory lock serves its waiters in turn. At a row lock newcomers overtake, and one waits too long.
async function nextSerial(db: Db, prefix: string, year: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`insert into bill_series (prefix, financial_year, last)
    select ${prefix}, ${year}, 1 from pg_advisory_xact_lock(hashtext(${`bill series ${prefix} ${year}`}))
    on conflict (prefix, financial_year) do update set last = bill_series.last + 1
    returning last`.execute(db);
  return rows[0]?.last ?? 0;
}

/**
 * Builds the rows of one document (a bill or a credit note). `serial` is its number in the series of the
 * financial year.
 */
export function billRows(actor: Actor, bill: NewBill, serial: number) {
  const { terms, technician, prefix } = bill;
  const id = newId();
  const year = financialYear(bill.issuedAt);
  const document = {
    id,
    document: bill.document,
    registration: terms.registration,
    prefix,
    financial_year: year,
    serial,
    number: billNumber(prefix, year, serial),
    order_id: bill.orderId,
    order_number: bill.orderNumber,
    issued_at: bill.issuedAt,
    technician_id: technician?.id ?? null,
    technician: technician?.name ?? null,
    business: JSON.stringify(bill.business),
    customer: JSON.stringify(bill.customer),
    seller_state: terms.sellerState,
    place_of_supply: terms.placeOfSupply,
    prices_include_tax: terms.pricesIncludeTax,
    ...amountColumns(bill.sum),
    discount_reason: bill.discountReason ?? '',
    reason: bill.reason ?? '',
    credits: bill.credits ?? null,
    visit_on: bill.visitOn ?? null,
    actor_id: actor.id,
    actor: actorName(actor),
  };
  const lines = bill.lines.map((line, at) => ({
    bill_id: id,
    line: at + 1,
    kind: line.kind,
    words: line.words,
    quantity: line.quantity,
    price_paise: line.pricePaise,
    rate: line.rate,
    code: line.code,
    warranty_until: line.warrantyUntil ?? null,
    ...amountColumns(line),
  }));
  return { document, lines, payments: paymentRows(actor, id, bill.issuedAt, bill.payments ?? []) };
}

export async function insertBill(db: Db, actor: Actor, bill: NewBill): Promise<string> {
  const serial = await nextSerial(db, bill.prefix, financialYear(bill.issuedAt));
  const { document, lines, payments } = billRows(actor, bill, serial);
  const writing = db.with('document', (db) => db.insertInto('bills').values(document));
  await (payments.length > 0
    ? writing.with('paid', (db) => db.insertInto('bill_payments').values(payments))
    : writing
  )
    .insertInto('bill_lines')
    .values(lines)
    .execute();
  return document.number;
}

export async function insertPayments(
  db: Db,
  actor: Actor,
  billId: string,
  at: Date,
  payments: readonly Money[],
  correction: { corrects?: number; reason?: string; recordedAt?: Date } = {},
): Promise<number[]> {
  const { recordedAt = at, ...corrects } = correction;
  const rows = paymentRows(actor, billId, at, payments).map((row) => ({
    ...row,
    ...corrects,
    recorded_at: recordedAt,
  }));
  if (rows.length === 0) return [];
  const inserted = await db.insertInto('bill_payments').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

export const paymentRows = (actor: Actor, billId: string, at: Date, payments: readonly Money[]) =>
  payments
    .filter(({ paise }) => paise !== 0)
    .map(({ method, paise, technicianId, reference = '' }) => ({
      bill_id: billId,
      at,
      method,
      amount_paise: paise,
      technician_id: technicianId,
      reference,
      actor_id: actor.id,
      actor: actorName(actor),
    }));

export async function lockOrderOfBill(db: Db, billId: string): Promise<string> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('bills').select('order_id').where('id', '=', billId).where('document', '=', 'bill'),
    )
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AppError('billNotFound'));
  return order.id;
}

/** Removes customers from bills that the law no longer requires. The caller has recorded an erasure before. */
export const maskCustomers = (db: Db, ids: readonly string[], fullname: string) =>
  sql`update bills set customer = customer || ${JSON.stringify({ fullname, street: '', mobile: '', email: '', ...noBuyer })}::jsonb
    where id = any(${ids}::uuid[])`.execute(db);
