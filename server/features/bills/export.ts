import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeZip } from 'client-zip';
import type { CashOut } from '#shared/bills/cash.ts';
import { creditNote, type PaymentMethod, paymentMethods } from '#shared/bills/kinds.ts';
import { billFileName } from '#shared/bills/numbers.ts';
import type { Bill, BillFilters } from '#shared/bills/schema.ts';
import { kindTexts } from '#shared/bills/texts.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import { asIndiaClock } from '../../platform/india-days.ts';
import { type SheetColumn, writeTable, writeWorkbook } from '../../platform/spreadsheet.ts';
import { payOutsOfDays } from './cash-outs.ts';
import { exportTexts as t } from './export-texts.ts';
import { billBatches } from './list.ts';
import { readBillPdf } from './pdf-files.ts';

const rupees = '#,##0.00';
type Rate = Bill['rates'][number];
type Column = Omit<SheetColumn, 'header'> & {
  header: (typeof t.keys)[number];
  of: (bill: Bill, rate: Rate, sign: number, isFirst: boolean) => string | number | Date;
};

/**
 * Only a bill's first row has the amounts of the whole bill. Each column then sums up to the right total of a
 * GST return.
 */
const columns: readonly Column[] = [
  { header: 'number', width: 18, of: ({ number }) => number },
  {
    header: 'date',
    width: 13,
    format: 'dd mmm yyyy',
    of: ({ issuedAt }) => asIndiaClock(new Date(issuedAt)),
  },
  { header: 'kind', width: 15, of: ({ kind }) => kindTexts(kind) },
  { header: 'credits', width: 18, of: ({ credits }) => credits?.number ?? '' },
  { header: 'order', width: 9, of: ({ orderNumber }) => String(orderNumber) },
  { header: 'customer', width: 26, of: ({ customer }) => customer.fullname },
  { header: 'gstin', width: 18, of: ({ customer }) => customer.gstin },
  { header: 'section', width: 9, of: ({ customer }) => (customer.gstin ? 'B2B' : 'B2C') },
  { header: 'placeOfSupply', width: 18, of: ({ placeOfSupply }) => placeOfSupply },
  { header: 'codes', width: 16, of: codesAt },
  { header: 'taxable', width: 14, format: rupees, of: (_, { taxable }, sign) => sign * taxable },
  { header: 'rate', width: 8, format: '0.##', of: (_, { rate }) => rate },
  { header: 'cgst', width: 12, format: rupees, of: (_, { cgst }, sign) => sign * cgst },
  { header: 'sgst', width: 12, format: rupees, of: (_, { sgst }, sign) => sign * sgst },
  { header: 'igst', width: 12, format: rupees, of: (_, { igst }, sign) => sign * igst },
  { header: 'total', width: 14, format: rupees, of: (_, { total }, sign) => sign * total },
  ...paymentMethods.map(
    (method): Column => ({
      header: `paid${method}`,
      width: 13,
      format: rupees,
      of: (bill, _, _sign, isFirst) => paidBy(bill, method, isFirst),
    }),
  ),
  { header: 'due', width: 12, format: rupees, of: ({ due }, _, _sign, isFirst) => (isFirst ? due : 0) },
  { header: 'technician', width: 20, of: ({ technicianName }) => technicianName ?? '' },
];

/** The tax codes of a bill's lines with this rate. */
function codesAt({ lines }: Bill, { rate }: Rate): string {
  const codes = lines.filter((line) => line.rate === rate).map(({ code }) => code);
  return [...new Set(codes)].filter(Boolean).join(', ');
}

const paidBy = ({ payments }: Bill, method: PaymentMethod, isFirst: boolean): number =>
  isFirst
    ? Math.round(
        payments.filter((one) => one.method === method).reduce((sum, { amount }) => sum + amount, 0) * 100,
      ) / 100
    : 0;

async function* rowsOf(db: Db, filters: BillFilters) {
  for await (const bills of billBatches(db, filters))
    yield bills.flatMap((bill) => {
      const sign = bill.kind === creditNote ? -1 : 1;
      return bill.rates.map((rate, at) => columns.map(({ of }) => of(bill, rate, sign, at === 0)));
    });
}

const payOutColumns: readonly (Omit<SheetColumn, 'header'> & {
  header: (typeof t.keys)[number];
  of: (out: CashOut) => string | number | Date;
})[] = [
  { header: 'date', width: 13, format: 'dd mmm yyyy', of: ({ at }) => asIndiaClock(new Date(at)) },
  { header: 'kind', width: 15, of: ({ kind }) => t(kind) },
  { header: 'amount', width: 14, format: rupees, of: ({ amount }) => amount },
  { header: 'technician', width: 20, of: ({ technician }) => technician },
  { header: 'note', width: 40, of: ({ note }) => note },
  { header: 'by', width: 24, of: ({ by }) => by },
];

async function* payOutRows(db: Db, days: BillFilters) {
  const outs = await payOutsOfDays(db, days);
  yield outs.map((out) => payOutColumns.map(({ of }) => of(out)));
}

const named = <Column extends { header: (typeof t.keys)[number] }>(all: readonly Column[]) =>
  all.map((column) => ({ ...column, header: t(column.header) }));

/** Writes the bills. A workbook has a second sheet: the desk's expenses and advances on the same days. */
export async function writeBills(
  db: Db,
  filters: BillFilters,
  sink: Writable,
  format: 'xlsx' | 'csv' = 'xlsx',
): Promise<void> {
  const bills = { name: t('bills'), columns: named(columns) };
  if (format === 'csv') return writeTable(format, bills, rowsOf(db, filters), sink);
  const payOuts = { name: t('payOuts'), columns: named(payOutColumns), batches: payOutRows(db, filters) };
  return writeWorkbook([{ ...bills, batches: rowsOf(db, filters) }, payOuts], sink);
}

export const monthOf = (month: string): BillFilters => ({
  from: `${month}-01`,
  to: new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10),
});

/** ZIP archives have local times without a zone, so this shifts the time to India's. */
const asMachineClock = (clock: Date) => new Date(clock.getTime() + clock.getTimezoneOffset() * 60_000);

type Archived = Pick<Deps, 'db' | 'media' | 'log'>;

async function* pdfFiles(deps: Archived, filters: BillFilters) {
  for await (const bills of billBatches(deps.db, filters))
    for (const bill of bills)
      yield {
        name: billFileName(bill),
        lastModified: asMachineClock(asIndiaClock(new Date(bill.issuedAt))),
        input: await readBillPdf(deps, bill),
      };
}

export const writeBillsArchive = (deps: Archived, filters: BillFilters, sink: Writable): Promise<void> =>
  pipeline(makeZip(pdfFiles(deps, filters)), sink);
