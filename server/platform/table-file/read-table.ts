// Reads the first sheet of an XLSX or CSV file as texts.
import { Worker } from 'node:worker_threads';
import { AppError } from '#shared/errors.ts';
import { parseCsv } from './csv.ts';
import type { XlsxAnswer, XlsxTask } from './xlsx-worker.ts';

/** A row of a spreadsheet file. `row` is the row number that a spreadsheet program shows. Blank rows are left out. */
export type TableRow = { row: number; cells: readonly string[] };

const maxUnzipped = 16 * 2 ** 20;
const maxColumns = 100;
const maxSeconds = 20;
const resourceLimits = { maxOldGenerationSizeMb: 384 };

// Control characters except tab and line breaks.
const control = /[^\P{Cc}\t\n\r]/gu;

/** Refuses files that are no table, or have more than `maxRows` rows with content. */
export async function readTable(bytes: Buffer, maxRows: number): Promise<TableRow[]> {
  const read = isZip(bytes) ? await readXlsx(bytes, maxRows) : readCsv(bytes, maxRows);
  const rows = read
    .map(([row, cells]) => ({ row, cells: cells.map((cell) => cell.replace(control, '').trim()) }))
    .filter(({ cells }) => cells.some(Boolean));
  if (rows.length > maxRows) throw new AppError('sheetTooLarge');
  return rows;
}

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));

// Leaves room for blank rows between rows with content.
const rowsToRead = (maxRows: number) => 2 * maxRows + 1;

function readCsv(bytes: Buffer, maxRows: number): XlsxAnswer['rows'] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new Error('A text has no NUL');
    return parseCsv(text, rowsToRead(maxRows)).map((cells, at) => [at + 1, cells.slice(0, maxColumns)]);
  } catch (error) {
    throw new AppError('sheetUnreadable', { cause: error });
  }
}

async function readXlsx(bytes: Buffer, maxRows: number): Promise<XlsxAnswer['rows']> {
  const task: XlsxTask = { bytes, maxUnzipped, maxColumns, maxRows: rowsToRead(maxRows) };
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits,
  });
  const { promise, resolve, reject } = Promise.withResolvers<XlsxAnswer>();
  worker.once('message', resolve).once('error', reject);
  worker.once('exit', () => reject(new Error('The thread ended without an answer')));
  const timer = setTimeout(() => reject(new Error('The file takes too long')), maxSeconds * 1000);
  try {
    return (await promise).rows;
  } catch (error) {
    const isTooLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new AppError(isTooLarge ? 'sheetTooLarge' : 'sheetUnreadable', { cause: error });
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}
