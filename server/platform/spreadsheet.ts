import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worksheet } from 'exceljs';
import { labels } from '#shared/label-texts.ts';
import type { Field, Fields, Label } from '#shared/lists.ts';
import { asIndiaClock } from './india-days.ts';

// XML does not allow these characters, and a spreadsheet with one of them cannot be opened
// (https://www.w3.org/TR/xml/#charsets).
const noXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = /_x[0-9a-f]{4}_/i;

const cellText = (text: string): string => text.replace(noXml, '').replace(/\r\n?/g, '\n');

const hasEscape = (text: string): boolean => escaped.test(text);

const escapeCellText = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

const rowsPerTurn = 50;

const holdsDays = (column: SheetColumn | undefined): boolean => !column?.format?.includes('h');

// A day must have no time of day: spreadsheet programs count and filter by the whole value.
function shownDate(moment: Date, column: SheetColumn | undefined): Date {
  const clock = asIndiaClock(moment);
  if (holdsDays(column)) clock.setUTCHours(0, 0, 0, 0);
  return clock;
}

const typeface = { name: 'Calibri', family: 2, size: 11 } as const;
const printed = {
  paperSize: 9, // A4
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  printTitlesRow: '1:1',
} as const;

/**
 * A column of a spreadsheet. `format` is a number format of Excel. The format '@' keeps an edited cell a text, so
 * that it never becomes a formula. A Date is a moment. It is written as India's clock time, or as India's day if
 * the format has no hours.
 */
export type SheetColumn = { header: string; width: number; format?: string };
export type Cell = string | number | Date;
type Sheet = { name: string; columns: readonly SheetColumn[] };
type Batches = AsyncIterable<readonly (readonly Cell[])[]>;
export type FilledSheet = Sheet & { batches: Batches };

export const writeSheet = (sheet: Sheet, batches: Batches, sink: Writable): Promise<void> =>
  writeWorkbook([{ ...sheet, batches }], sink);

/** Streams a workbook, one sheet after the other. */
export async function writeWorkbook(sheets: readonly FilledSheet[], sink: Writable): Promise<void> {
  const { default: excel } = await import('exceljs');
  const file = new PassThrough();
  const delivered = pipeline(file, sink);
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream: file, useStyles: true });
  const writeRows = async ({ name, columns, batches }: FilledSheet) => {
    const sheet = workbook.addWorksheet(name, {
      views: [{ state: 'frozen', ySplit: 1 }],
      pageSetup: printed,
    });
    sheet.columns = columns.map(({ header, width, format = '@' }) => ({
      header,
      width,
      style: { numFmt: format, font: typeface },
    }));
    const head = sheet.getRow(1);
    head.font = { ...typeface, bold: true };
    head.commit();
    let written = 0;
    for await (const rows of batches) {
      for (const row of rows) {
        written += 1;
        addRow(sheet, row, columns);
        if (written % rowsPerTurn === 0) await nextTurn();
      }
      await drain(sheet);
      if (file.destroyed) return;
    }
    sheet.commit();
  };
  const writeAll = async () => {
    for (const sheet of sheets) {
      await writeRows(sheet);
      if (file.destroyed) return;
    }
    await workbook.commit();
  };
  writeAll().catch((error: Error) => file.destroy(error));
  await delivered;
}

// Spreadsheet programs read '_x000A_' in a cell as an escaped character, so such a text is escaped itself. Some
// programs decode this only in shared strings. exceljs keeps shared strings in memory, so other rows go inline.
function addRow(sheet: Worksheet, row: readonly Cell[], columns: readonly SheetColumn[]): void {
  const cells = row.map((cell, at) =>
    typeof cell === 'string' ? cellText(cell) : cell instanceof Date ? shownDate(cell, columns[at]) : cell,
  );
  const hasEscapes = cells.some((cell) => typeof cell === 'string' && hasEscape(cell));
  Object.assign(sheet, { useSharedStrings: hasEscapes });
  sheet
    .addRow(
      hasEscapes ? cells.map((cell) => (typeof cell === 'string' ? escapeCellText(cell) : cell)) : cells,
    )
    .commit();
}

// exceljs ignores backpressure. The callback of an empty write reports that all earlier bytes were sent.
// exceljs stores the stream in `stream.pipes`.
function drain(sheet: Worksheet): Promise<unknown> {
  const { pipes } = (sheet as unknown as { stream: { pipes: Writable[] } }).stream;
  return Promise.all(pipes.map((pipe) => new Promise((resolve) => pipe.write('', resolve))));
}

function csvCell(cell: Cell, column?: SheetColumn): string {
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) {
    const clock = asIndiaClock(cell).toISOString();
    return holdsDays(column) ? clock.slice(0, 10) : clock.slice(0, 16).replace('T', ' ');
  }
  // A spreadsheet program would run a text that begins with one of these as a formula. `table-worker.ts` takes
  // the quote off again.
  const text = /^'*[=+@\t\r＝＋－＠-]|^'+\d/.test(cell) ? `'${cell}` : cell;
  return /[",\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvLine = (cells: readonly Cell[], columns: readonly SheetColumn[] = []): string =>
  `${cells.map((cell, at) => csvCell(cell, columns[at])).join(',')}\r\n`;

async function* csvLines({ columns }: Sheet, batches: Batches) {
  // By the byte order mark, Excel reads the file as UTF-8.
  yield `\u{FEFF}${csvLine(columns.map(({ header }) => header))}`;
  for await (const rows of batches) yield rows.map((row) => csvLine(row, columns)).join('');
}

/** Streams a table as XLSX or CSV. The whole table is never in memory. */
export const writeTable = (format: 'xlsx' | 'csv', sheet: Sheet, batches: Batches, sink: Writable) =>
  format === 'csv'
    ? pipeline(Readable.from(csvLines(sheet, batches)), sink)
    : writeSheet(sheet, batches, sink);

/** The sheet of a list with these columns. */
export function sheetOf<Row>(
  name: string,
  fields: Fields<Row>,
  batches: AsyncIterable<readonly Row[]>,
): FilledSheet {
  const columns = Object.entries<Field<Row>>(fields);
  async function* cells() {
    let number = 0;
    for await (const rows of batches)
      yield rows.map((row) => {
        number += 1;
        return columns.map(([, { of }]) => of(row, number));
      });
  }
  return {
    name,
    columns: columns.map(([title, field]) => ({ header: labels(title as Label), ...field })),
    batches: cells(),
  };
}

export const writeList = <Row>(
  format: 'xlsx' | 'csv',
  name: string,
  fields: Fields<Row>,
  batches: AsyncIterable<readonly Row[]>,
  sink: Writable,
): Promise<void> => {
  const sheet = sheetOf(name, fields, batches);
  return writeTable(format, sheet, sheet.batches, sink);
};
