// The spreadsheet of enquiries, written as a stream: its size never lies in memory.
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { stream as excelStream, Worksheet } from 'exceljs';
import { type EnquiryFilters, enquiryColumns } from '#shared/enquiries/schema.ts';
import { cellText, escapeCellText, looksEscaped } from '../../platform/cell-text.ts';
import type { Db } from '../../platform/db/schema.ts';
import { asIndiaClock } from '../../platform/india-days.ts';
import { type EnquiryRow, enquiryBatches } from './queries.ts';

const rowsPerTurn = 50;

const widths: Record<(typeof enquiryColumns)[number], number> = {
  'Sr.': 8,
  'Full Name': 26,
  Address: 20,
  Email: 32,
  Mobile: 14,
  'Service Type': 32,
  Message: 60,
  'Created Date': 20,
  Status: 12,
};

// Text keeps its format ('@') when a cell is edited by hand: what begins with = never turns into a formula.
const formatOf = (column: string) => (column === 'Created Date' ? 'dd mmm yyyy hh:mm' : '@');

/**
 * Writes Customer_Details.xlsx into `sink` and ends it: one sheet, newest first, dates as date cells in India's
 * time, all else as text. Reads on only as fast as the sink takes the bytes. Rejects where the sink closes early
 * or the database fails, which destroys the sink.
 */
export async function writeEnquiriesWorkbook(db: Db, filters: EnquiryFilters, sink: Writable): Promise<void> {
  const { default: excel } = await import('exceljs');
  const file = new PassThrough();
  const delivered = pipeline(file, sink);
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream: file, useStyles: true });
  // What breaks off here ends the delivery with the same error.
  writeRows(db, filters, workbook, file).catch((error: Error) => file.destroy(error));
  await delivered;
}

function cellsOf(number: number, row: EnquiryRow) {
  const typed = [row.fullname, row.area, row.email, row.mobile, row.service_type, row.message].map(cellText);
  const hasEscapes = typed.some(looksEscaped);
  const texts = hasEscapes ? typed.map(escapeCellText) : typed;
  return { hasEscapes, cells: [String(number), ...texts, asIndiaClock(row.created_at), row.status] };
}

async function writeRows(
  db: Db,
  filters: EnquiryFilters,
  workbook: excelStream.xlsx.WorkbookWriter,
  file: PassThrough,
): Promise<void> {
  const sheet = workbook.addWorksheet('Enquiries', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = enquiryColumns.map((column) => ({
    header: column,
    width: widths[column],
    style: { numFmt: formatOf(column) },
  }));
  const header = sheet.getRow(1);
  header.font = { bold: true };
  header.commit();

  let number = 0;
  for await (const rows of enquiryBatches(db, filters)) {
    for (const row of rows) {
      number += 1;
      const { cells, hasEscapes } = cellsOf(number, row);
      share(sheet, { useSharedStrings: hasEscapes });
      sheet.addRow(cells).commit();
      // other requests get their turn
      if (number % rowsPerTurn === 0) await nextTurn();
    }
    await taken(sheet);
    if (file.destroyed) return;
  }
  await workbook.commit();
}

// exceljs keeps shared texts in memory until the end, so only the rare row with an escape has its texts shared: in
// these all readers undo escapes, in texts beside the cells some do not.
function share(sheet: Worksheet, texts: { useSharedStrings: boolean }): void {
  Object.assign(sheet, texts);
}

// exceljs hands the sheet's bytes on without waiting for whoever reads them. An empty write behind them is
// answered when they have been taken; exceljs keeps the stream that takes them in `stream.pipes`.
function taken(sheet: Worksheet): Promise<unknown> {
  const { pipes } = (sheet as unknown as { stream: { pipes: Writable[] } }).stream;
  return Promise.all(pipes.map((pipe) => new Promise((resolve) => pipe.write('', resolve))));
}
