import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeZip } from 'client-zip';
import { creditNote, type PaymentMethod } from '#shared/bills/kinds.ts';
import { billFileName } from '#shared/bills/numbers.ts';
import type { Bill, BillFilters } from '#shared/bills/schema.ts';
import { kindTexts } from '#shared/bills/texts.ts';
import { labels } from '#shared/label-texts.ts';
import { columnFormats, type Fields } from '#shared/lists.ts';
import type { Db, Deps } from '../../../deps.ts';
import { asIndiaClock } from '../../../platform/india-days.ts';
import { sheetOf, writeTable, writeWorkbook } from '../../../platform/spreadsheet.ts';
import { payOutsOfDays } from '../cash/pay-outs.ts';
import { readBillPdf } from '../pdf/files.ts';
import { billBatches } from './list.ts';

type Row = { bill: Bill; rate: Bill['rates'][number]; sign: number; isFirst: boolean };

const { day, rupees } = columnFormats;

/**
 * Only a bill's first row has the amounts of the whole bill. Each column then sums up to the right total of a
 * GST return.
 */
const billFields = {
  number: { of: ({ bill }) => bill.number, width: 18 },
  date: { of: ({ bill }) => new Date(bill.issuedAt), width: 13, format: day },
  kind: { of: ({ bill }) => kindTexts(bill.kind), width: 15 },
  credits: { of: ({ bill }) => bill.credits?.number ?? '', width: 18 },
  order: { of: ({ bill }) => String(bill.orderNumber), width: 9 },
  customer: { of: ({ bill }) => bill.customer.fullname, width: 26 },
  gstin: { of: ({ bill }) => bill.customer.gstin, width: 18 },
  section: { of: ({ bill }) => (bill.customer.gstin ? 'B2B' : 'B2C'), width: 9 },
  placeOfSupply: { of: ({ bill }) => bill.placeOfSupply, width: 18 },
  codes: { of: codesOf, width: 16 },
  taxable: { of: ({ rate, sign }) => sign * rate.taxable, width: 14, format: rupees },
  rate: { of: ({ rate }) => rate.rate, width: 8, format: 'General' },
  cgst: { of: ({ rate, sign }) => sign * rate.cgst, width: 12, format: rupees },
  sgst: { of: ({ rate, sign }) => sign * rate.sgst, width: 12, format: rupees },
  igst: { of: ({ rate, sign }) => sign * rate.igst, width: 12, format: rupees },
  total: { of: ({ rate, sign }) => sign * rate.total, width: 14, format: rupees },
  paidCash: { of: (row) => paidBy(row, 'Cash'), width: 13, format: rupees },
  paidUPI: { of: (row) => paidBy(row, 'UPI'), width: 13, format: rupees },
  due: { of: ({ bill, isFirst }) => (isFirst ? bill.due : 0), width: 12, format: rupees },
  technician: { of: ({ bill }) => bill.technicianName ?? '', width: 20 },
} satisfies Fields<Row>;

/** The tax codes of a bill's lines with this rate. */
function codesOf({ bill, rate }: Row): string {
  const codes = bill.lines.filter((line) => line.rate === rate.rate).map(({ code }) => code);
  return [...new Set(codes)].filter(Boolean).join(', ');
}

function paidBy({ bill, isFirst }: Row, method: PaymentMethod): number {
  const paid = isFirst ? bill.payments.filter((one) => one.method === method) : [];
  return Math.round(paid.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;
}

async function* rowsOf(db: Db, filters: BillFilters) {
  for await (const bills of billBatches(db, filters))
    yield bills.flatMap((bill) => {
      const sign = bill.kind === creditNote ? -1 : 1;
      return bill.rates.map((rate, at): Row => ({ bill, rate, sign, isFirst: at === 0 }));
    });
}

const payOutFields = {
  date: { of: ({ at }) => new Date(at), width: 13, format: day },
  kind: { of: ({ kind }) => labels(kind), width: 15 },
  amount: { of: ({ amount }) => amount, width: 14, format: rupees },
  technician: { of: ({ technician }) => technician, width: 20 },
  note: { of: ({ note }) => note, width: 40 },
  who: { of: ({ by }) => by, width: 24 },
} satisfies Fields<Awaited<ReturnType<typeof payOutsOfDays>>[number]>;

async function* payOuts(db: Db, days: BillFilters) {
  yield await payOutsOfDays(db, days);
}

/** Writes the bills. A workbook has a second sheet: the desk's expenses and advances on the same days. */
export async function writeBills(
  db: Db,
  filters: BillFilters,
  sink: Writable,
  format: 'xlsx' | 'csv' = 'xlsx',
): Promise<void> {
  const bills = sheetOf(labels('bills'), billFields, rowsOf(db, filters));
  if (format === 'csv') return writeTable(format, bills, bills.batches, sink);
  return writeWorkbook([bills, sheetOf(labels('payOuts'), payOutFields, payOuts(db, filters))], sink);
}

export const monthOf = (month: string): BillFilters => ({
  from: `${month}-01`,
  to: new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10),
});

/** ZIP archives have local times without a zone, so this shifts the time to India's. */
const asMachineClock = (clock: Date) => new Date(clock.getTime() + clock.getTimezoneOffset() * 60_000);

async function* pdfFiles(deps: Deps, filters: BillFilters) {
  for await (const bills of billBatches(deps.db, filters))
    for (const bill of bills)
      yield {
        name: billFileName(bill),
        lastModified: asMachineClock(asIndiaClock(new Date(bill.issuedAt))),
        input: await readBillPdf(deps, bill),
      };
}

export const writeBillsArchive = (deps: Deps, filters: BillFilters, sink: Writable): Promise<void> =>
  pipeline(makeZip(pdfFiles(deps, filters)), sink);
