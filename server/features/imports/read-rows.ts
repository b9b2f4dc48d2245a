import { AppError } from '#shared/errors.ts';
import { boundTexts } from '#shared/field-texts.ts';
import { formatCount } from '#shared/format.ts';
import type {
  ApplianceRow,
  CustomerRow,
  ImportKind,
  PastOrderRow,
  ServiceRow,
} from '#shared/imports/schema.ts';
import { inPresentLanguage } from '../../platform/field-message.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { findHeadings, plainHeading as plain } from '../../platform/table-file/headings.ts';
import { maxCellLength, type TableRow } from '../../platform/table-file/read-table.ts';
import { type Column, columnsOf, headingsOf, importSheets } from './columns.ts';
import { headingTexts, importTexts as t } from './texts.ts';

export type RowOf = {
  customers: CustomerRow;
  services: ServiceRow;
  orders: PastOrderRow;
  appliances: ApplianceRow;
};
export type NumberedRow<Row> = { row: number; fields: Row };
export type Problem = { row: number; text: string };
export type ReadRows<Kind extends ImportKind> = {
  rows: NumberedRow<RowOf[Kind]>[];
  problems: Problem[];
  unknown: string[];
};

export const problemAt = (row: number, column: Column, message: string): Problem => ({
  row,
  text: t('problem', { row: String(row), heading: headingTexts(column.header), message }),
});

type Place = { field: string; column: Column; at: number };

function columnsIn(kind: ImportKind, header: readonly string[]) {
  const headings = header.map(plain);
  const placeOf = ({ header, otherHeaders = [] }: Column) =>
    [...headingsOf(header), ...otherHeaders]
      .map((name) => headings.indexOf(plain(name)))
      .find((at) => at >= 0) ?? -1;
  const all = columnsOf(kind).map(([field, column]) => ({ field, column, at: placeOf(column) }));
  return {
    places: all.filter(({ at }) => at >= 0),
    missing: all.filter(({ column, at }) => at < 0 && column.isRequired),
  };
}

function findColumns(kind: ImportKind, table: readonly TableRow[], isChosen: boolean) {
  const whole = (cells: readonly string[]) => {
    const { places, missing } = columnsIn(kind, cells);
    return missing.length > 0 ? 0 : places.length;
  };
  const found = findHeadings(table, whole, isChosen);
  const { headings, below } = found ??
    findHeadings(table, (cells) => columnsIn(kind, cells).places.length, isChosen) ?? {
      headings: table[0]?.cells ?? [],
      below: 1,
    };
  const { places, missing } = columnsIn(kind, headings);
  if (missing.length > 0)
    throw new AppError('columnsMissing', {
      words: missing.map(({ column }) => headingTexts(column.header)).join(', '),
    });
  const read = new Set(places.map(({ at }) => at));
  const unread = headings.flatMap((heading, at) =>
    heading !== '' && !read.has(at) ? [{ heading, at }] : [],
  );
  return { places, below, unread };
}

type Unread = ReturnType<typeof findColumns>['unread'][number];

const shownWords = 3;

/** An unused heading, with the words of its column if they differ from row to row. */
function withWords({ heading, at }: Unread, lines: readonly TableRow[]): string {
  const words = new Set(
    lines.map(({ cells }) => cells[at] ?? '').filter((cell) => /^[^\d]*\p{L}[^\d]*$/u.test(cell)),
  );
  if (words.size < 2) return heading;
  const shown = [...words].slice(0, shownWords).join(', ');
  return `${heading} (${shown}${words.size > shownWords ? ', …' : ''})`;
}

// A sales register also has rows that are not sales, under any heading. Words that also describe a fault or a
// payment, such as 'Motor failed' or 'Demand draft', count only as a whole cell.
const noSale =
  /(?<!\p{L})(credit ?note|debit ?note|cr\.? ?note|sales? return|refund(?:ed)?|void(?:ed)?|cancel(?:l?ed)?|क्रेडिट नोट|रद्द)(?![\p{L}\p{M}])/iu;
const noSaleAlone =
  /^(draft|return(?:ed)?|revers(?:al|ed)|quotation|quote|estimate|pro-?forma|failed|written off)$/iu;
const isNoSale = (cell: string): boolean => noSale.test(cell) || noSaleAlone.test(cell.trim());

/** The problem of a row of past orders whose unused columns say that it is not a sale. Null without one. */
function refusalOfSale(unread: readonly Unread[], { row, cells }: TableRow): Problem | null {
  const column = unread.find(({ at }) => isNoSale(cells[at] ?? ''));
  if (!column) return null;
  const values = {
    row: String(row),
    heading: column.heading,
    message: t('noSale', { word: cells[column.at] ?? '' }),
  };
  return { row, text: t('problem', values) };
}

/** Cell texts of a failed formula, and of a number that is too wide for its column. */
const isCellError = (text: string): boolean =>
  /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|#+)$/.test(text);

const refusalOf = (cell: string): string | null => {
  if (cell.length > maxCellLength) return boundTexts('characters', { max: formatCount(maxCellLength) });
  return isCellError(cell) ? t('cellError', { text: cell }) : null;
};

function readRow<Kind extends ImportKind>(kind: Kind, all: Place[], { row, cells }: TableRow) {
  const unreadable = all.flatMap(({ column, at }) => {
    const message = refusalOf(cells[at] ?? '');
    return message ? [problemAt(row, column, message)] : [];
  });
  if (unreadable.length > 0) return { problems: unreadable };
  const texts = all.map(({ field, at }) => [field, cells[at] ?? '']);
  const absent = columnsOf(kind).map(([field]) => [field, '']);
  const { data, error } = importSheets[kind].schema.safeParse(Object.fromEntries([...absent, ...texts]));
  if (data) return { fields: data as RowOf[Kind], problems: [] };
  const columns: Readonly<Record<string, Column>> = importSheets[kind].columns;
  // Keeps one problem for each cell.
  const issues = new Map((error?.issues ?? []).toReversed().map((issue) => [String(issue.path[0]), issue]));
  return {
    problems: [...issues].toReversed().flatMap(([field, { message }]) => {
      const column = columns[field];
      return column ? [problemAt(row, column, inPresentLanguage(message))] : [];
    }),
  };
}

// Other requests get their turn after so many rows. A row with mistakes takes up to 0.2 ms.
const rowsPerTurn = 20;

/** Reads the rows below the headings. Refuses a file without the required columns or without rows. */
export async function readRows<Kind extends ImportKind>(
  kind: Kind,
  table: readonly TableRow[],
  isChosen = false,
): Promise<ReadRows<Kind>> {
  if (table.length === 0) throw new AppError('sheetEmpty');
  const { places, below, unread } = findColumns(kind, table, isChosen);
  const lines = table.slice(below);
  if (lines.length === 0) throw new AppError('sheetEmpty');
  const unknown = unread.map((column) => withWords(column, lines));
  const read: ReadRows<Kind> = { rows: [], problems: [], unknown };
  const readLine = (line: TableRow) => {
    const refused = kind === 'orders' ? refusalOfSale(unread, line) : null;
    if (refused) {
      read.problems.push(refused);
      return;
    }
    const { fields, problems } = readRow(kind, places, line);
    if (fields) read.rows.push({ row: line.row, fields });
    read.problems.push(...problems);
  };
  await inTurns(lines, readLine, rowsPerTurn);
  return read;
}
