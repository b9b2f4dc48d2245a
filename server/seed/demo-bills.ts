// Writes the demo's bills in bulk, because billing each order by itself takes seconds.
import { sql } from 'kysely';
import { billAmounts, type ChargedLine } from '#shared/bills/amounts.ts';
import { rateOf } from '#shared/bills/charging.ts';
import { financialYear } from '#shared/bills/numbers.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import type { Db } from '../deps.ts';
import { type Actor, actorName } from '../features/audit/actor.ts';
import { readCharges } from '../features/bills/issue/charged.ts';
import { creditOrder } from '../features/bills/issue/credit.ts';
import { replaceBill } from '../features/bills/issue/issue.ts';
import { billRows, paymentRows } from '../features/bills/issue/rows.ts';
import { readBillSettings, readCharging } from '../features/business/bill-settings.ts';
import { eventRow, storedEvent } from '../features/orders/events.ts';
import type { CustomerOnBill } from '../platform/db/tables/bills.ts';
import { dayStart, indiaDate, indiaDay } from '../platform/india-days.ts';
import { type DemoPlan, minutesAfter } from './plans.ts';

export type DoneOrder = {
  id: string;
  number: number;
  by: Actor & { id: string };
  doneAt: Date;
  visitOn: string;
  customer: Omit<CustomerOnBill, 'town'>;
  lines: readonly Omit<ChargedLine, 'rate'>[];
  payment: NonNullable<DemoPlan['payment']>;
};

/**
 * `done` is sorted by time, like the bill numbers. Two bills are credited, and one of them is replaced by a
 * new bill.
 */
export async function writeBills(db: Db, owner: Actor, done: readonly DoneOrder[]): Promise<void> {
  const byUpi = done.filter(
    ({ payment, lines }) => payment.method === 'UPI' && payment.taken === null && lines.length > 1,
  );
  const corrections = [
    {
      order: byUpi[Math.floor(byUpi.length / 2)],
      reason: 'The fault came back the next day, money paid back',
      again: null,
    },
    {
      order: byUpi.at(-12),
      reason: 'Billed without the discount that was promised',
      again: { discountPaise: toPaise(150), reason: 'Regular customer' },
    },
  ];
  let from = 0;
  for (const { order, reason, again } of corrections) {
    if (!order) throw new Error('The demo has too few bills');
    const at = minutesAfter(order.doneAt, 24 * 60 - 15);
    const until = done.findIndex(({ doneAt }) => doneAt > at);
    await insertBills(db, owner, done.slice(from, until));
    from = until;
    const credited = await creditOrder(db, owner, order.id, at, reason);
    if (again && credited) await replaceBill(db, owner, order.id, at, { ...again, paid: credited.paid });
  }
  await insertBills(db, owner, done.slice(from));
  await sql`
    update orders o set bill_number = b.number, billed_paise = b.total_paise, due_paise = b.total_paise - b.paid
    from (select number, order_id, total_paise,
        coalesce((select sum(amount_paise) from bill_payments where bill_id = bills.id), 0) as paid
      from bills where document = 'bill'
        and not exists (select from bills c where c.credits = bills.id)) as b
    where b.order_id = o.id`.execute(db);
}

async function insertBills(db: Db, owner: Actor, done: readonly DoneOrder[]): Promise<void> {
  const [first] = done;
  if (!first) return;
  const terms: Terms = {
    common: await readCharges(db, first.id),
    charging: await readCharging(db),
    settings: await readBillSettings(db),
  };
  const prefix = terms.common.prefix.bill;
  const series = await db.selectFrom('bill_series').selectAll().where('prefix', '=', prefix).execute();
  const last = new Map(series.map((one) => [one.financial_year, one.last]));
  const bills = done.map((order) => {
    const year = financialYear(order.doneAt);
    const serial = (last.get(year) ?? 0) + 1;
    last.set(year, serial);
    return billOf(order, serial, owner, terms);
  });
  const documents = bills.map(({ document }) => document);
  await db.insertInto('bills').values(documents).execute();
  const lines = bills.flatMap((bill) => bill.lines);
  await db.insertInto('bill_lines').values(lines).execute();
  const payments = bills.flatMap((bill) => bill.payments);
  await db.insertInto('bill_payments').values(payments).execute();
  const events = bills.flatMap((bill) => bill.events.map(storedEvent));
  await db.insertInto('order_events').values(events).execute();
  await db
    .insertInto('bill_series')
    .values([...last].map(([financial_year, last]) => ({ prefix, financial_year, last })))
    .onConflict((conflict) =>
      conflict
        .columns(['prefix', 'financial_year'])
        .doUpdateSet(({ ref }) => ({ last: ref('excluded.last') })),
    )
    .execute();
}

type Terms = {
  common: Awaited<ReturnType<typeof readCharges>>;
  charging: Awaited<ReturnType<typeof readCharging>>;
  settings: Awaited<ReturnType<typeof readBillSettings>>;
};

const referenceOf = (nth: number) => `6${10 ** 10 + nth * 7_654_321}`;

function billOf(order: DoneOrder, serial: number, owner: Actor, { common, charging, settings }: Terms) {
  const { id, number, by, doneAt, visitOn, payment } = order;
  const customer = { ...order.customer, town: common.customer.town };
  const charged = order.lines.map((line) => ({
    ...line,
    rate: rateOf(line.kind, charging),
    code: line.code || (line.kind === 'part' ? settings.partCode : settings.serviceCode),
  }));
  const { lines, sum } = billAmounts(common.terms, charged, toPaise(payment.discount));
  const { method } = payment;
  const firstPayment = {
    method,
    paise: payment.taken === null ? sum.totalPaise : toPaise(payment.taken),
    technicianId: by.id,
    reference: method === 'UPI' ? referenceOf(serial) : '',
  };
  const rows = billRows(
    by,
    {
      ...common,
      ...{ document: 'bill', prefix: common.prefix.bill, orderId: id, orderNumber: number, issuedAt: doneAt },
      ...{ technician: { id: by.id, name: by.name }, customer, visitOn, lines, sum },
      discountReason: payment.discount > 0 ? 'Regular customer' : '',
      payments: [firstPayment],
    },
    serial,
  );
  const rest = {
    method: 'UPI' as const,
    paise: payment.restAt ? sum.totalPaise - firstPayment.paise : 0,
    technicianId: null,
    reference: referenceOf(serial + 1000),
  };
  const later = paymentRows(owner, rows.document.id, payment.restAt ?? doneAt, [rest]);
  const payments = [...rows.payments, ...later].map((row) => ({ ...row, recorded_at: row.at }));
  const billed = { number: rows.document.number, amount: toRupees(sum.totalPaise) };
  const events = [
    eventRow(id, by, { kind: 'billed', stage: 'done', at: doneAt, after: billed }),
    ...payments.map(({ at, method, amount_paise }, nth) => {
      const after = { amount: toRupees(amount_paise), method };
      return eventRow(id, nth < rows.payments.length ? by : owner, {
        kind: 'paid',
        stage: 'done',
        at,
        after,
      });
    }),
  ];
  return { ...rows, payments, events };
}

const wrongCount = 12;

/** Technicians hand over each evening's cash, once ₹50 short. The technician `keeps` still has yesterday's. */
export async function handOverCash(db: Db, now: Date, owner: Actor, keeps: string): Promise<void> {
  const [today, yesterday] = [dayStart(indiaDay(now)), dayStart(indiaDay(now, 1))];
  const { rows } = await sql<{ technician_id: string; technician: string; at: Date; paise: number }>`
    select p.technician_id, u.name as technician, (day + time '20:30') at time zone 'Asia/Kolkata' as at,
      sum(p.amount_paise)::bigint as paise
    from (select *, ${indiaDate(sql.ref('at'))} as day from bill_payments) as p
    join users u on u.id = p.technician_id
    where p.method = 'Cash' and p.at < ${today} and not (p.technician_id = ${keeps}::uuid and p.at >= ${yesterday})
    group by p.technician_id, u.name, day order by day, u.name`.execute(db);
  const by = { actor_id: owner.id, actor: actorName(owner) };
  const handovers = rows.map(({ paise, ...row }, nth) => ({
    ...{ ...row, ...by, expected_paise: paise },
    amount_paise: nth === rows.length - wrongCount ? paise - toPaise(50) : paise,
  }));
  await db.insertInto('cash_handovers').values(handovers).execute();
  const entries = handovers.map(({ technician_id, technician, at, amount_paise, expected_paise }) => ({
    ...{ ...by, at, action: 'cash.handOver', entity: 'cash', entity_id: technician_id, label: technician },
    before: null,
    after: JSON.stringify({
      amount: toRupees(amount_paise),
      difference: toRupees(amount_paise - expected_paise),
    }),
  }));
  await db.insertInto('audit_entries').values(entries).execute();
}
