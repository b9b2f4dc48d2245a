import { AppError } from '#shared/errors.ts';
import { boundTexts } from '#shared/field-texts.ts';
import { formatCount } from '#shared/format.ts';
import type { CustomerRow, ImportKind, PastOrderRow, ServiceRow } from '#shared/imports/schema.ts';
import { inPresentLanguage } from '../../platform/field-message.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { findHeadings, plainHeading as plain } from '../../platform/table-file/headings.ts';
import { maxCellLength, type TableRow } from '../../platform/table-file/read-table.ts';
import { type Column, columnsOf, headingsOf, sheets } from './columns.ts';
import { headingTexts, importTexts as t } from './texts.ts';

export type RowOf = { customers: CustomerRow; services: ServiceRow; orders: PastOrderRow };
export type Numbered<Row> = { row: number; fields: Row };
export type Problem = { row: number; text: string };
export type ReadRows<Kind extends ImportKind> = {
  rows: Numbered<RowOf[Kind]>[];
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

function findColumns(kind: ImportKind, table: readonly TableRow[]) {
  const found = findHeadings(table, (cells) => {
    const { places, missing } = columnsIn(kind, cells);
    return missing.length > 0 ? 0 : places.length;
  });
  const { headings, below } = found ?? { headings: table[0]?.cells ?? [], below: 1 };
  const { places, missing } = columnsIn(kind, headings);
  if (missing.length > 0)
    throw new AppError('columnsMissing', {
      words: missing.map(({ column }) => headingTexts(column.header)).join(', '),
    });
  const read = new Set(places.map(({ at }) => at));
  return { places, below, unknown: headings.filter((heading, at) => heading !== '' && !read.has(at)) };
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
  const { data, error } = sheets[kind].schema.safeParse(Object.fromEntries([...absent, ...texts]));
  if (data) return { fields: data as RowOf[Kind], problems: [] };
  const columns: Readonly<Record<string, Column>> = sheets[kind].columns;
  // One problem for each cell.
  const issues = new Map((error?.issues ?? []).toReversed().map((issue) => [String(issue.path[0]), issue]));
  return {
    problems: [...issues].toReversed().flatMap(([field, { message }]) => {
      const column = columns[field];
      return column ? [problemAt(row, column, inPresentLanguage(message))] : [];
    }),
  };
}

// A row with mistakes takes up to 0.2 ms.
const rowsPerTurn = 20;

/** Reads the rows below the headings. Refuses a file without the required columns or without rows. */
export async function readRows<Kind extends ImportKind>(
  kind: Kind,
  table: readonly TableRow[],
): Promise<ReadRows<Kind>> {
  if (table.length === 0) throw new AppError('sheetEmpty');
  const { places, below, unknown } = findColumns(kind, table);
  const lines = table.slice(below);
  if (lines.length === 0) throw new AppError('sheetEmpty');
  const read: ReadRows<Kind> = { rows: [], problems: [], unknown };
  const readLine = (line: TableRow) => {
    const { fields, problems } = readRow(kind, places, line);
    if (fields) read.rows.push({ row: line.row, fields });
    read.problems.push(...problems);
  };
  await inTurns(lines, readLine, rowsPerTurn);
  return read;
}
