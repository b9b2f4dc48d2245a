// A spreadsheet of one sheet, written as a stream: its size never lies in memory.
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worksheet } from 'exceljs';
import { cellText, escapeCellText, looksEscaped } from './cell-text.ts';

const rowsPerTurn = 50;

/** `format` is the spreadsheet's own; text ('@') keeps it when a cell is edited by hand, so that nothing turns into a formula. */
export type SheetColumn = { header: string; width: number; format?: string };
type Cell = string | number | Date;

/**
 * Writes a workbook of one sheet into `sink` and ends it: a bold head that stays in sight, then the rows as they come. Reads
 * on only as fast as the sink takes the bytes. Rejects where the sink closes early or the rows fail, which destroys the
 * sink.
 */
export async function writeSheet(
  { name, columns }: { name: string; columns: readonly SheetColumn[] },
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
  sink: Writable,
): Promise<void> {
  const { default: excel } = await import('exceljs');
  const file = new PassThrough();
  const delivered = pipeline(file, sink);
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream: file, useStyles: true });
  const writeRows = async () => {
    const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = columns.map(({ header, width, format = '@' }) => ({
      header,
      width,
      style: { numFmt: format },
    }));
    const head = sheet.getRow(1);
    head.font = { bold: true };
    head.commit();
    let written = 0;
    for await (const rows of batches) {
      for (const row of rows) {
        written += 1;
        addRow(sheet, row);
        // other requests get their turn
        if (written % rowsPerTurn === 0) await nextTurn();
      }
      await taken(sheet);
      if (file.destroyed) return;
    }
    await workbook.commit();
  };
  // What breaks off here ends the delivery with the same error.
  writeRows().catch((error: Error) => file.destroy(error));
  await delivered;
}

// exceljs keeps shared texts in memory until the end, so only the rare row with an escape has its texts shared: in
// these all readers undo escapes, in texts beside the cells some do not.
function addRow(sheet: Worksheet, row: readonly Cell[]): void {
  const cells = row.map((cell) => (typeof cell === 'string' ? cellText(cell) : cell));
  const hasEscapes = cells.some((cell) => typeof cell === 'string' && looksEscaped(cell));
  Object.assign(sheet, { useSharedStrings: hasEscapes });
  sheet
    .addRow(
      hasEscapes ? cells.map((cell) => (typeof cell === 'string' ? escapeCellText(cell) : cell)) : cells,
    )
    .commit();
}

// exceljs hands the sheet's bytes on without waiting for whoever reads them. An empty write behind them is
// answered when they have been taken; exceljs keeps the stream that takes them in `stream.pipes`.
function taken(sheet: Worksheet): Promise<unknown> {
  const { pipes } = (sheet as unknown as { stream: { pipes: Writable[] } }).stream;
  return Promise.all(pipes.map((pipe) => new Promise((resolve) => pipe.write('', resolve))));
}
