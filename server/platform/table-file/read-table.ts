// Reads the first sheet of an XLSX or CSV file as texts.
import { Worker } from 'node:worker_threads';
import { AppError } from '#shared/errors.ts';
import { formatCount } from '#shared/format.ts';
import type { Separator } from '#shared/separators.ts';
import type { TableAnswer, TableTask } from './table-worker.ts';

/** A row of a spreadsheet file. `row` is the row number that a spreadsheet program shows. Blank rows are left out. */
export type TableRow = { row: number; cells: readonly string[] };

/** The most characters of a cell. A longer cell arrives with one character more. */
export const maxCellLength = 2_000;
const maxUnzipped = 32 * 2 ** 20;
const maxColumns = 100;
const maxSeconds = 20;
const resourceLimits = { maxOldGenerationSizeMb: 384 };

/**
 * Refuses files that are no table, or have more than `maxRows` rows with content below the headings. `separator` is a
 * person's choice for CSV.
 */
export async function readTable(bytes: Buffer, maxRows: number, separator?: Separator): Promise<TableRow[]> {
  const limits = { maxUnzipped, maxColumns, maxCellLength, maxRows: maxRows + 1 };
  const { rows, total } = await readInWorker({ bytes, separator, ...limits });
  if (total > maxRows + 1) throw new AppError('sheetTooManyRows', { words: formatCount(total - 1) });
  return rows;
}

async function readInWorker(task: TableTask): Promise<Omit<TableAnswer, 'isLast'>> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits,
  });
  const rows: TableAnswer['rows'] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Omit<TableAnswer, 'isLast'>>();
  worker.once('error', reject).on('message', (part: TableAnswer) => {
    rows.push(...part.rows);
    if (part.isLast) resolve({ rows, total: part.total });
    else worker.postMessage('next');
  });
  worker.once('exit', () => reject(new Error('The thread ended without an answer')));
  const timer = setTimeout(() => reject(new Error('The file takes too long')), maxSeconds * 1000);
  try {
    return await promise;
  } catch (error) {
    const isTooLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new AppError(isTooLarge ? 'sheetUnpacksTooLarge' : 'sheetUnreadable', { cause: error });
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}
