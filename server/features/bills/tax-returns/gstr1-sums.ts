// Sorts a month's tax invoices and credit notes into the sections of GSTR-1 and adds them up.
// Rules: CGST Rules, rule 59 (4); the limit of B2CL is one lakh rupees since 1 August 2024 (notification 12/2024).
import { type Amounts, amountsByRate, type BilledLine, sumOf } from '#shared/bills/amounts.ts';
import { lineOfRow, type Row } from '../issue/documents.ts';

const b2clAbovePaise = 1_00_000_00;

export type ByDocument = 'B2B' | 'B2CL' | 'CDNR' | 'CDNUR';
type Section = ByDocument | 'B2CS';
export const sections: readonly Section[] = ['B2B', 'B2CL', 'B2CS', 'CDNR', 'CDNUR'];

type Document = Pick<Row, 'document' | 'customer' | 'seller_state' | 'place_of_supply' | 'total_paise'>;

const isBusiness = ({ customer }: Document) => Boolean(customer.gstin);

/** A credit note takes back a whole bill, so its total is the bill's. A small one to a consumer reduces B2CS. */
export function sectionOf(row: Document): Section {
  const isNote = row.document === 'creditNote';
  if (isBusiness(row)) return isNote ? 'CDNR' : 'B2B';
  const isLarge = row.seller_state !== row.place_of_supply && row.total_paise > b2clAbovePaise;
  return isLarge ? (isNote ? 'CDNUR' : 'B2CL') : 'B2CS';
}

const signOf = ({ document }: Pick<Row, 'document'>) => (document === 'creditNote' ? -1 : 1);

export const columns = ['taxablePaise', 'igstPaise', 'cgstPaise', 'sgstPaise'] as const;
export type Sum = { documents: number; totalPaise: number } & Record<(typeof columns)[number], number>;
export const noSum: Sum = {
  documents: 0,
  totalPaise: 0,
  taxablePaise: 0,
  igstPaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
};

const plus = (sum: Sum, amounts: Amounts, sign: number, documents = 0): Sum => ({
  documents: sum.documents + documents,
  totalPaise: sum.totalPaise + sign * amounts.totalPaise,
  taxablePaise: sum.taxablePaise + sign * amounts.taxablePaise,
  igstPaise: sum.igstPaise + sign * amounts.igstPaise,
  cgstPaise: sum.cgstPaise + sign * amounts.cgstPaise,
  sgstPaise: sum.sgstPaise + sign * amounts.sgstPaise,
});

export const addSums = (one: Sum, other: Sum, sign = 1): Sum =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => [name, value + sign * other[name as keyof Sum]]),
  ) as Sum;

function add<Key>(sums: Map<Key, Sum>, key: Key, amounts: Amounts, sign: number, documents = 0) {
  sums.set(key, plus(sums.get(key) ?? noSum, amounts, sign, documents));
}

/** Documents whose serial numbers follow each other. */
type Run = { nature: string; first: Row; last: Row };

/** Adds up the month in one pass. Its memory does not grow with the number of bills. */
export async function addUpMonth(documents: AsyncIterable<readonly Row[]>) {
  const bySection = new Map<Section, Sum>();
  const consumers = new Map<string, Sum>();
  const hsn = new Map<string, Sum & { quantity: number }>();
  const runs = new Map<string, Run[]>();
  for await (const rows of documents)
    for (const row of rows) {
      const [section, sign, lines] = [sectionOf(row), signOf(row), row.lines.map(lineOfRow)];
      add(bySection, section, sumOf(lines), sign, 1);
      if (section === 'B2CS')
        for (const { rate, ...amounts } of amountsByRate(lines))
          add(consumers, `${row.place_of_supply} ${rate}`, amounts, sign);
      for (const line of lines) addCode(hsn, isBusiness(row) ? 'B2B' : 'B2C', line, sign);
      addToRuns(runs, row);
    }
  return { bySection, consumers, hsn, runs: [...runs.values()].flatMap(joinedRuns) };
}

/** Codes of services begin with 99. The return has no unit and no quantity for them. */
export const hasUnit = (code: string): boolean => !code.startsWith('99');

function addCode(
  hsn: Map<string, Sum & { quantity: number }>,
  buyer: 'B2B' | 'B2C',
  line: BilledLine,
  sign: number,
) {
  const key = [buyer, line.code || '-', line.rate].join(' ');
  const before = hsn.get(key) ?? { ...noSum, quantity: 0 };
  const quantity = hasUnit(line.code) ? sign * line.quantity : 0;
  hsn.set(key, { ...plus(before, line, sign), quantity: before.quantity + quantity });
}

function addToRuns(runs: Map<string, Run[]>, row: Row) {
  const key = `${row.document} ${row.prefix} ${row.financial_year}`;
  const nature = row.document === 'creditNote' ? 'Credit Note' : 'Invoices for outward supply';
  const ofSeries = runs.get(key) ?? [];
  const run = ofSeries.find(({ last }) => last.serial + 1 === row.serial);
  if (run) run.last = row;
  else runs.set(key, [...ofSeries, { nature, first: row, last: row }]);
}

// Joins runs whose numbers meet, because two documents of one moment may come in either order.
function joinedRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs.toSorted((a, b) => a.first.serial - b.first.serial)) {
    const before = joined.at(-1);
    if (before && before.last.serial + 1 === run.first.serial) before.last = run.last;
    else joined.push({ ...run });
  }
  return joined;
}

export type MonthSums = Awaited<ReturnType<typeof addUpMonth>>;
