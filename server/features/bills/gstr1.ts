// The sheets of the GST return GSTR-1 for a month, with the names and columns of the portal's own template.
// Rules: CGST Rules, rule 59 (4); the limit of B2CL is one lakh rupees since 1 August 2024 (notification 12/2024).
import type { Writable } from 'node:stream';
import { sql } from 'kysely';
import { type Amounts, amountsByRate, type BilledLine, sumOf } from '#shared/bills/amounts.ts';
import { type StateCode, states } from '#shared/bills/states.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import { asIndiaClock, dayEnd, dayStart } from '../../platform/india-days.ts';
import { type Cell, type FilledSheet, type SheetColumn, writeWorkbook } from '../../platform/spreadsheet.ts';
import { lineIn, type Row } from './documents.ts';
import { monthOf } from './export.ts';
import { gstr1Texts as t } from './gstr1-texts.ts';
import { documentBatches } from './list.ts';

const b2clAbovePaise = 1_00_000_00;

type ByDocument = 'B2B' | 'B2CL' | 'CDNR' | 'CDNUR';
type Section = ByDocument | 'B2CS';
const sections: readonly Section[] = ['B2B', 'B2CL', 'B2CS', 'CDNR', 'CDNUR'];

type Document = Pick<Row, 'document' | 'customer' | 'seller_state' | 'place_of_supply' | 'total_paise'>;

const isBusiness = ({ customer }: Document) => Boolean(customer.gstin);

/** A credit note takes back a whole bill, so its total is the bill's. A small one to a consumer lessens B2CS. */
function sectionOf(row: Document): Section {
  const isNote = row.document === 'creditNote';
  if (isBusiness(row)) return isNote ? 'CDNR' : 'B2B';
  const isLarge = row.seller_state !== row.place_of_supply && row.total_paise > b2clAbovePaise;
  return isLarge ? (isNote ? 'CDNUR' : 'B2CL') : 'B2CS';
}

const signOf = ({ document }: Pick<Row, 'document'>) => (document === 'creditNote' ? -1 : 1);

const columns = ['taxablePaise', 'igstPaise', 'cgstPaise', 'sgstPaise'] as const;
type Sum = { documents: number; totalPaise: number } & Record<(typeof columns)[number], number>;
const none: Sum = { documents: 0, totalPaise: 0, taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };

const plus = (sum: Sum, amounts: Amounts, sign: number, documents = 0): Sum => ({
  documents: sum.documents + documents,
  totalPaise: sum.totalPaise + sign * amounts.totalPaise,
  taxablePaise: sum.taxablePaise + sign * amounts.taxablePaise,
  igstPaise: sum.igstPaise + sign * amounts.igstPaise,
  cgstPaise: sum.cgstPaise + sign * amounts.cgstPaise,
  sgstPaise: sum.sgstPaise + sign * amounts.sgstPaise,
});

const together = (one: Sum, other: Sum, sign = 1): Sum =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => [name, value + sign * other[name as keyof Sum]]),
  ) as Sum;

function add<Key>(sums: Map<Key, Sum>, key: Key, amounts: Amounts, sign: number, documents = 0) {
  sums.set(key, plus(sums.get(key) ?? none, amounts, sign, documents));
}

type Series = { nature: string; first: Row; last: Row; count: number };

/** What one reading of the month adds up. Its size does not grow with the number of bills. */
async function addUp(documents: AsyncIterable<readonly Row[]>) {
  const bySection = new Map<Section, Sum>();
  const consumers = new Map<string, Sum>();
  const hsn = new Map<string, Sum & { quantity: number }>();
  const series = new Map<string, Series>();
  for await (const rows of documents)
    for (const row of rows) {
      const [section, sign, lines] = [sectionOf(row), signOf(row), row.lines.map(lineIn)];
      add(bySection, section, sumOf(lines), sign, 1);
      if (section === 'B2CS')
        for (const { rate, ...amounts } of amountsByRate(lines))
          add(consumers, `${row.place_of_supply} ${rate}`, amounts, sign);
      for (const line of lines) addCode(hsn, isBusiness(row) ? 'B2B' : 'B2C', line, sign);
      countIn(series, row);
    }
  return { bySection, consumers, hsn, series };
}

function addCode(
  hsn: Map<string, Sum & { quantity: number }>,
  buyer: 'B2B' | 'B2C',
  line: BilledLine,
  sign: number,
) {
  const key = [buyer, line.code || '-', line.rate].join(' ');
  const before = hsn.get(key) ?? { ...none, quantity: 0 };
  hsn.set(key, { ...plus(before, line, sign), quantity: before.quantity + sign * line.quantity });
}

function countIn(series: Map<string, Series>, row: Row) {
  const key = `${row.document} ${row.prefix} ${row.financial_year}`;
  const nature = row.document === 'creditNote' ? 'Credit Note' : 'Invoices for outward supply';
  const { first, last, count } = series.get(key) ?? { first: row, last: row, count: 0 };
  series.set(key, {
    nature,
    first: row.serial < first.serial ? row : first,
    last: row.serial > last.serial ? row : last,
    count: count + 1,
  });
}

const rupees = '#,##0.00';
const column = (header: string, width = 16, format?: string): SheetColumn => ({
  header,
  width,
  ...(format && { format }),
});
const money = (header: string) => column(header, 16, rupees);
const taxes = [money('Integrated Tax'), money('Central Tax'), money('State/UT Tax'), money('Cess Amount')];
const day = (header: string) => column(header, 14, 'dd-mmm-yyyy');

const place = (code: string) => `${code}-${states[code as StateCode] ?? 'Other Territory'}`;
const taxCells = (sum: Amounts | Sum, sign = 1): Cell[] => [
  toRupees(sign * sum.igstPaise),
  toRupees(sign * sum.cgstPaise),
  toRupees(sign * sum.sgstPaise),
  0,
];

const kinds: Record<ByDocument, { columns: SheetColumn[]; cells: (row: Row) => Cell[] }> = {
  B2B: {
    columns: [
      column('GSTIN/UIN of Recipient', 20),
      column('Receiver Name', 28),
      column('Invoice Number', 18),
      day('Invoice date'),
      money('Invoice Value'),
      column('Place Of Supply', 20),
      column('Reverse Charge'),
      column('Invoice Type'),
    ],
    cells: (row) => [
      ...buyerCells(row),
      row.number,
      ...issued(row),
      place(row.place_of_supply),
      'N',
      'Regular B2B',
    ],
  },
  B2CL: {
    columns: [
      column('Invoice Number', 18),
      day('Invoice date'),
      money('Invoice Value'),
      column('Place Of Supply', 20),
    ],
    cells: (row) => [row.number, ...issued(row), place(row.place_of_supply)],
  },
  CDNR: {
    columns: [
      column('GSTIN/UIN of Recipient', 20),
      column('Receiver Name', 28),
      column('Note Number', 18),
      day('Note Date'),
      money('Note Value'),
      column('Note Type'),
      column('Place Of Supply', 20),
      column('Reverse Charge'),
      column('Invoice Number', 18),
    ],
    cells: (row) => [
      ...buyerCells(row),
      row.number,
      ...issued(row),
      'C',
      place(row.place_of_supply),
      'N',
      row.credited?.number ?? '',
    ],
  },
  CDNUR: {
    columns: [
      column('UR Type'),
      column('Note Number', 18),
      day('Note Date'),
      money('Note Value'),
      column('Note Type'),
      column('Place Of Supply', 20),
      column('Invoice Number', 18),
    ],
    cells: (row) => [
      'B2CL',
      row.number,
      ...issued(row),
      'C',
      place(row.place_of_supply),
      row.credited?.number ?? '',
    ],
  },
};

const buyerCells = ({ customer }: Row): Cell[] => [customer.gstin, customer.billName || customer.fullname];
const issued = (row: Row): Cell[] => [asIndiaClock(row.issued_at), toRupees(row.total_paise)];

/** A sheet with a row for each document and rate. Amounts of credit notes are above zero, as the portal wants them. */
function byDocument(name: ByDocument, documents: AsyncIterable<readonly Row[]>): FilledSheet {
  const { columns, cells } = kinds[name];
  async function* batches() {
    for await (const rows of documents)
      yield rows
        .filter((row) => sectionOf(row) === name)
        .flatMap((row) =>
          amountsByRate(row.lines.map(lineIn)).map((amounts) => [
            ...cells(row),
            amounts.rate / 100,
            toRupees(amounts.taxablePaise),
            ...taxCells(amounts),
          ]),
        );
  }
  return {
    name,
    columns: [...columns, column('Rate', 8, '0.##'), money('Taxable Value'), ...taxes],
    batches: batches(),
  };
}

async function* once(rows: readonly (readonly Cell[])[]) {
  yield rows;
}

const ordered = <Value>(map: Map<string, Value>) =>
  [...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key.split(' '), value] as const);

type Added = Awaited<ReturnType<typeof addUp>>;

const consumersSheet = ({ consumers }: Added): FilledSheet => ({
  name: 'B2CS',
  columns: [
    column('Type', 8),
    column('Place Of Supply', 20),
    column('Rate', 8, '0.##'),
    money('Taxable Value'),
    ...taxes,
  ],
  batches: once(
    ordered(consumers).map(([[code = '', rate], sum]) => [
      'OE',
      place(code),
      Number(rate) / 100,
      toRupees(sum.taxablePaise),
      ...taxCells(sum),
    ]),
  ),
});

// Codes of services begin with 99 and have no unit.
const unitOf = (code: string) => (code.startsWith('99') ? 'NA' : 'NOS-NUMBERS');

const hsnSheet = ({ hsn }: Added, buyer: 'B2B' | 'B2C'): FilledSheet => ({
  name: `HSN (${buyer})`,
  columns: [
    column('HSN', 12),
    column('UQC', 14),
    column('Total Quantity', 14, '0'),
    money('Total Value'),
    column('Rate', 8, '0.##'),
    money('Taxable Value'),
    ...taxes,
  ],
  batches: once(
    ordered(hsn)
      .filter(([[of]]) => of === buyer)
      .map(([[, code = '', rate], sum]) => [
        code,
        unitOf(code),
        sum.quantity,
        toRupees(sum.totalPaise),
        Number(rate) / 100,
        toRupees(sum.taxablePaise),
        ...taxCells(sum),
      ]),
  ),
});

const docsSheet = ({ series }: Added): FilledSheet => ({
  name: 'DOCS',
  columns: [
    column('Nature of Document', 30),
    column('Sr. No. From', 18),
    column('Sr. No. To', 18),
    column('Total Number', 14, '0'),
    column('Cancelled', 12, '0'),
  ],
  // A bill is never cancelled. A credit note takes it back.
  batches: once(
    ordered(series).map(([, { nature, first, last, count }]) => [
      nature,
      first.number,
      last.number,
      count,
      0,
    ]),
  ),
});

/** The sums of the month's bills, from the bills themselves and not from their lines. */
async function sumOfBills(db: Db, month: string, before: Date) {
  const { from = '', to = '' } = monthOf(month);
  const { rows } = await sql<{ document: Row['document']; taxed: boolean } & Sum>`
    select document, registration = 'regular' as taxed, count(*)::int as documents,
      sum(total_paise)::bigint as "totalPaise", sum(taxable_paise)::bigint as "taxablePaise",
      sum(igst_paise)::bigint as "igstPaise", sum(cgst_paise)::bigint as "cgstPaise",
      sum(sgst_paise)::bigint as "sgstPaise"
    from bills where issued_at >= ${dayStart(from)} and issued_at < ${dayEnd(to)} and issued_at <= ${before}
    group by 1, 2`.execute(db);
  const of = (wanted: Row['document'], taxed: boolean): Sum => {
    const found = rows.find((row) => row.document === wanted && row.taxed === taxed);
    return found ? together(none, found) : none;
  };
  return {
    invoices: of('bill', true),
    notes: of('creditNote', true),
    withoutTax: together(of('bill', false), of('creditNote', false), -1),
  };
}

function checkSheet(added: Added, bills: Awaited<ReturnType<typeof sumOfBills>>): FilledSheet {
  const row = (words: string, sum: Sum): Cell[] => [
    words,
    sum.documents,
    toRupees(sum.totalPaise),
    ...columns.map((name) => toRupees(sum[name])),
  ];
  const inSheets = sections.map((name) => [name, added.bySection.get(name) ?? none] as const);
  const ofSheets = inSheets.reduce((sum, [, one]) => together(sum, one), none);
  const ofHsn = [...added.hsn.values()].reduce((sum, one) => together(sum, one), none);
  // Credit notes lessen the amounts, but they are documents too.
  const ofBills = {
    ...together(bills.invoices, bills.notes, -1),
    documents: bills.invoices.documents + bills.notes.documents,
  };
  const apart = bills.withoutTax.totalPaise !== 0;
  return {
    name: t('checkSums'),
    columns: [
      column(t('part'), 34),
      column(t('documents'), 12, '0'),
      ...[t('value'), t('taxable'), 'IGST', 'CGST', 'SGST'].map(money),
    ],
    batches: once([
      row(t('invoices'), bills.invoices),
      row(t('creditNotes'), together({ ...none, documents: 2 * bills.notes.documents }, bills.notes, -1)),
      row(t('sumOfBills'), ofBills),
      ...inSheets.map(([name, sum]) => row(t('sheet', { name }), sum)),
      row(t('sumOfSheets'), ofSheets),
      row(t('difference'), together(ofBills, ofSheets, -1)),
      row(t('sumOfHsn'), { ...ofHsn, documents: 0 }),
      row(t('difference'), { ...together(ofBills, ofHsn, -1), documents: 0 }),
      ...(apart ? [row(t('withoutTax'), bills.withoutTax)] : []),
    ]),
  };
}

/**
 * Writes the workbook of a month's GSTR-1. The first page compares the sums of the bills with those of the sheets. Bills
 * that are issued while it is written are left out, so all sheets are of the same bills.
 */
export async function writeGstr1(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  month: string,
  sink: Writable,
): Promise<void> {
  const before = clock();
  const documents = () =>
    documentBatches(db, monthOf(month), sql`b.registration = 'regular' and b.issued_at <= ${before}`);
  const added = await addUp(documents());
  await writeWorkbook(
    [
      checkSheet(added, await sumOfBills(db, month, before)),
      byDocument('B2B', documents()),
      byDocument('B2CL', documents()),
      consumersSheet(added),
      byDocument('CDNR', documents()),
      byDocument('CDNUR', documents()),
      hsnSheet(added, 'B2B'),
      hsnSheet(added, 'B2C'),
      docsSheet(added),
    ],
    sink,
  );
}
