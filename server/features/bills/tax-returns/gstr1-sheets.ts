// The sheets of GSTR-1 with the columns of the template of the portal's offline tool, in its order.
import { type Amounts, amountsByRate } from '#shared/bills/amounts.ts';
import { type StateCode, states } from '#shared/bills/states.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Cell, FilledSheet, SheetColumn } from '../../../platform/spreadsheet.ts';
import { lineIn, type Row } from '../issue/documents.ts';
import { type Added, type ByDocument, hasUnit, type Sum, sectionOf } from './gstr1-sums.ts';

const rupees = '#,##0.00';
export const column = (header: string, width = 16, format?: string): SheetColumn => ({
  header,
  width,
  ...(format && { format }),
});
export const money = (header: string) => column(header, 16, rupees);
// The template has no taxes of a document: they follow its columns, so that each sheet adds up to the bills.
const taxes = [money('Integrated Tax'), money('Central Tax'), money('State/UT Tax')];
const share = column('Applicable % of Tax Rate', 12);
const shop = column('E-Commerce GSTIN', 20);
const supply = [column('Rate', 8, '0.##'), money('Taxable Value'), money('Cess Amount')];
const day = (header: string) => column(header, 14, 'dd-mmm-yyyy');

const place = (code: string) => `${code}-${states[code as StateCode] ?? 'Other Territory'}`;
const taxCells = (sum: Amounts | Sum): Cell[] => [
  toRupees(sum.igstPaise),
  toRupees(sum.cgstPaise),
  toRupees(sum.sgstPaise),
];
const supplyCells = (rate: number, sum: Amounts | Sum): Cell[] => [rate / 100, toRupees(sum.taxablePaise), 0];

type Kind = {
  /** The columns of the template before and after rate, taxable value and cess; after them the shop's own. */
  before: SheetColumn[];
  after: SheetColumn[];
  cells: (row: Row) => { before: Cell[]; after: Cell[] };
};
const kinds: Record<ByDocument, Kind> = {
  B2B: {
    before: [
      column('GSTIN/UIN of Recipient', 20),
      column('Receiver Name', 28),
      column('Invoice Number', 18),
      day('Invoice date'),
      money('Invoice Value'),
      column('Place Of Supply', 20),
      column('Reverse Charge'),
      share,
      column('Invoice Type'),
      shop,
    ],
    after: [],
    cells: (row) => ({
      before: [
        ...buyerCells(row),
        row.number,
        issued(row),
        value(row),
        place(row.place_of_supply),
        ...['N', '', 'Regular B2B', ''],
      ],
      after: [],
    }),
  },
  B2CL: {
    before: [
      column('Invoice Number', 18),
      day('Invoice date'),
      money('Invoice Value'),
      column('Place Of Supply', 20),
      share,
    ],
    after: [shop],
    cells: (row) => ({
      before: [row.number, issued(row), value(row), place(row.place_of_supply), ''],
      after: [''],
    }),
  },
  CDNR: {
    before: [
      column('GSTIN/UIN of Recipient', 20),
      column('Receiver Name', 28),
      column('Note Number', 18),
      day('Note Date'),
      column('Note Type'),
      column('Place Of Supply', 20),
      column('Reverse Charge'),
      column('Note Supply Type'),
      money('Note Value'),
      share,
    ],
    after: [column('Invoice Number', 18)],
    cells: (row) => ({
      before: [
        ...buyerCells(row),
        row.number,
        issued(row),
        'C',
        place(row.place_of_supply),
        ...['N', 'Regular B2B', value(row), ''],
      ],
      after: [row.credited?.number ?? ''],
    }),
  },
  CDNUR: {
    before: [
      column('UR Type'),
      column('Note Number', 18),
      day('Note Date'),
      column('Note Type'),
      column('Place Of Supply', 20),
      money('Note Value'),
      share,
    ],
    after: [column('Invoice Number', 18)],
    cells: (row) => ({
      before: ['B2CL', row.number, issued(row), 'C', place(row.place_of_supply), value(row), ''],
      after: [row.credited?.number ?? ''],
    }),
  },
};

const buyerCells = ({ customer }: Row): Cell[] => [customer.gstin, customer.billName || customer.fullname];
const issued = (row: Row): Cell => row.issued_at;
const value = (row: Row): Cell => toRupees(row.total_paise);

/** A sheet with a row for each document and rate. Amounts of credit notes are above zero, as the portal wants them. */
export function byDocument(name: ByDocument, documents: AsyncIterable<readonly Row[]>): FilledSheet {
  const { before, after, cells } = kinds[name];
  async function* batches() {
    for await (const rows of documents)
      yield rows
        .filter((row) => sectionOf(row) === name)
        .flatMap((row) => {
          const { before, after } = cells(row);
          return amountsByRate(row.lines.map(lineIn)).map((amounts) => [
            ...before,
            ...supplyCells(amounts.rate, amounts),
            ...after,
            ...taxCells(amounts),
          ]);
        });
  }
  return {
    name,
    columns: [...before, ...supply, ...after, ...taxes],
    batches: batches(),
  };
}

export async function* once(rows: readonly (readonly Cell[])[]) {
  yield rows;
}

const ordered = <Value>(map: Map<string, Value>) =>
  [...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key.split(' '), value] as const);

export const consumersSheet = ({ consumers }: Added): FilledSheet => ({
  name: 'B2CS',
  columns: [column('Type', 8), column('Place Of Supply', 20), share, ...supply, shop, ...taxes],
  batches: once(
    ordered(consumers).map(([[code = '', rate], sum]) => [
      'OE',
      place(code),
      '',
      ...supplyCells(Number(rate), sum),
      '',
      ...taxCells(sum),
    ]),
  ),
});

export const hsnSheet = ({ hsn }: Added, buyer: 'B2B' | 'B2C'): FilledSheet => ({
  name: `HSN (${buyer})`,
  columns: [
    column('HSN', 12),
    column('Description', 20),
    column('UQC', 14),
    column('Total Quantity', 14, '0'),
    money('Total Value'),
    column('Rate', 8, '0.##'),
    money('Taxable Value'),
    ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'].map(money),
  ],
  batches: once(
    ordered(hsn)
      .filter(([[of]]) => of === buyer)
      .map(([[, code = '', rate], sum]) => [
        code,
        '',
        hasUnit(code) ? 'NOS-NUMBERS' : 'NA',
        sum.quantity,
        toRupees(sum.totalPaise),
        Number(rate) / 100,
        toRupees(sum.taxablePaise),
        ...taxCells(sum),
        0,
      ]),
  ),
});

export const docsSheet = ({ series }: Added): FilledSheet => ({
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
