// The sheets of GSTR-1 with the columns of the template of the portal's offline tool, in its order.
import { type Amounts, amountsByRate } from '#shared/bills/amounts.ts';
import { type StateCode, states } from '#shared/bills/states.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Cell, FilledSheet, SheetColumn } from '../../../platform/spreadsheet.ts';
import { lineOfRow, type Row } from '../issue/documents.ts';
import { type ByDocument, hasUnit, type MonthSums, type Sum, sectionOf } from './gstr1-sums.ts';

const rupees = '#,##0.00';
export const column = (header: string, width = 16, format?: string): SheetColumn => ({
  header,
  width,
  ...(format && { format }),
});
export const money = (header: string) => column(header, 16, rupees);
// The template has no taxes of a document. They follow its columns, so that each sheet adds up to the bills.
const taxes = [money('Integrated Tax'), money('Central Tax'), money('State/UT Tax')];
const supply = [column('Rate', 8, 'General'), money('Taxable Value'), money('Cess Amount')];

// The portal takes only its own spelling of a place.
export const placeOnPortal = (code: string) =>
  `${code}-${(states[code as StateCode] ?? 'Other Territory').replaceAll(' and ', ' & ').replace('Lakshadweep', 'Lakshdweep')}`;
const taxCells = (sum: Amounts | Sum): Cell[] => [
  toRupees(sum.igstPaise),
  toRupees(sum.cgstPaise),
  toRupees(sum.sgstPaise),
];
const supplyCells = (rate: number, sum: Amounts | Sum): Cell[] => [rate / 100, toRupees(sum.taxablePaise), 0];

type Field = SheetColumn & { of: (row: Row) => Cell };
const field = (column: SheetColumn, of: Field['of']): Field => ({ ...column, of });
const same = (column: SheetColumn, cell: Cell) => field(column, () => cell);

const share = same(column('Applicable % of Tax Rate', 12), '');
const shop = same(column('E-Commerce GSTIN', 20), '');
const buyer = [
  field(column('GSTIN/UIN of Recipient', 20), ({ customer }) => customer.gstin),
  field(column('Receiver Name', 28), ({ customer }) => customer.billName || customer.fullname),
];
const supplied = field(column('Place Of Supply', 20), (row) => placeOnPortal(row.place_of_supply));
const noReverseCharge = same(column('Reverse Charge'), 'N');
const number = (header: string) => field(column(header, 18), (row) => row.number);
const day = (header: string) => field(column(header, 14, 'dd-mmm-yyyy'), (row) => row.issued_at);
const value = (header: string) => field(money(header), (row) => toRupees(row.total_paise));
const invoice = [number('Invoice Number'), day('Invoice date'), value('Invoice Value')];
const note = [number('Note Number'), day('Note Date'), same(column('Note Type'), 'C')];
const ofInvoice = field(column('Invoice Number', 18), (row) => row.credited?.number ?? '');
const regular = (header: string) => same(column(header), 'Regular B2B');

/** The columns of the template before and after rate, taxable value and cess. The shop's own columns come last. */
const kinds: Record<ByDocument, { before: Field[]; after: Field[] }> = {
  B2B: {
    before: [...buyer, ...invoice, supplied, noReverseCharge, share, regular('Invoice Type'), shop],
    after: [],
  },
  B2CL: { before: [...invoice, supplied, share], after: [shop] },
  CDNR: {
    before: [
      ...[...buyer, ...note, supplied, noReverseCharge],
      ...[regular('Note Supply Type'), value('Note Value'), share],
    ],
    after: [ofInvoice],
  },
  CDNUR: {
    before: [same(column('UR Type'), 'B2CL'), ...note, supplied, value('Note Value'), share],
    after: [ofInvoice],
  },
};

/** A sheet with a row for each document and rate. Amounts of credit notes are above zero, as the portal wants them. */
export function byDocument(name: ByDocument, documents: AsyncIterable<readonly Row[]>): FilledSheet {
  const { before, after } = kinds[name];
  async function* batches() {
    for await (const rows of documents)
      yield rows
        .filter((row) => sectionOf(row) === name)
        .flatMap((row) =>
          amountsByRate(row.lines.map(lineOfRow)).map((amounts) => [
            ...before.map(({ of }) => of(row)),
            ...supplyCells(amounts.rate, amounts),
            ...after.map(({ of }) => of(row)),
            ...taxCells(amounts),
          ]),
        );
  }
  return { name, columns: [...before, ...supply, ...after, ...taxes], batches: batches() };
}

export async function* oneBatch(rows: readonly (readonly Cell[])[]) {
  yield rows;
}

const ordered = <Value>(map: Map<string, Value>) =>
  [...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key.split(' '), value] as const);

export const consumersSheet = ({ consumers }: MonthSums): FilledSheet => ({
  name: 'B2CS',
  columns: [column('Type', 8), column('Place Of Supply', 20), share, ...supply, shop, ...taxes],
  batches: oneBatch(
    ordered(consumers).map(([[code = '', rate], sum]) => [
      'OE',
      placeOnPortal(code),
      '',
      ...supplyCells(Number(rate), sum),
      '',
      ...taxCells(sum),
    ]),
  ),
});

export const hsnSheet = ({ hsn }: MonthSums, buyer: 'B2B' | 'B2C'): FilledSheet => ({
  name: `HSN (${buyer})`,
  columns: [
    column('HSN', 12),
    column('Description', 20),
    column('UQC', 14),
    column('Total Quantity', 14, '0'),
    money('Total Value'),
    column('Rate', 8, 'General'),
    money('Taxable Value'),
    ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'].map(money),
  ],
  batches: oneBatch(
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

/** Each row is a run of existing numbers, because bills from a time without tax are in the series too. */
export const docsSheet = ({ runs }: MonthSums): FilledSheet => ({
  name: 'DOCS',
  columns: [
    column('Nature of Document', 30),
    column('Sr. No. From', 18),
    column('Sr. No. To', 18),
    column('Total Number', 14, '0'),
    column('Cancelled', 12, '0'),
  ],
  // A bill is never cancelled. A credit note reverses it.
  batches: oneBatch(
    runs.map(({ nature, first, last }) => [
      nature,
      first.number,
      last.number,
      last.serial - first.serial + 1,
      0,
    ]),
  ),
});
