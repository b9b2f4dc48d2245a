// Reads an XLSX or CSV file in a separate thread, because a hostile file can use much time and memory.
import { parentPort, workerData } from 'node:worker_threads';
import { type Separator, separators } from '#shared/separators.ts';
import { parseCsv } from './csv.ts';
import { decodeText } from './text.ts';
import { readXlsx } from './xlsx.ts';

export type TableTask = {
  bytes: Uint8Array;
  maxUnzipped: number;
  maxRows: number;
  maxColumns: number;
  maxCellLength: number;
  separator?: Separator | undefined;
};
/** A part of the rows, so that the shop's thread never takes many at once. It asks for the next part. */
export type TableAnswer = { rows: { row: number; cells: string[] }[]; total: number; isLast: boolean };

const task: TableTask = workerData;
const { maxRows, maxColumns, maxCellLength } = task;
const file = Buffer.from(task.bytes);
const isZip = file.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));

// Control characters except tab and line breaks.
const control = /[^\P{Cc}\t\n\r]/gu;

// Our own CSV files mask texts that look like formulas by a quote; other programs mask numbers with zeros in front.
const masked = /^'(?='*[=+@\t\r＝＋－＠-]|'+\d)/;
const csvText = /^="([^"]*)"$|^'(\d[^']*)'?$/;

/** A cell that is too long keeps one character more than allowed, so that the reader of the rows refuses it. */
function readCell(text: string): string {
  const cell = text.trim();
  if (cell.length > maxCellLength) return cell.slice(0, maxCellLength + 1);
  const bare = cell.replace(control, '').trim();
  if (masked.test(bare)) return bare.slice(1);
  const [, quoted, number] = (!isZip && csvText.exec(bare)) || [];
  return quoted ?? number ?? bare;
}

const rows: TableAnswer['rows'] = [];
let total = 0;
function take(row: number, texts: readonly string[]): void {
  const cells = texts.slice(0, maxColumns).map(readCell);
  if (!cells.some(Boolean)) return;
  total += 1;
  if (total <= maxRows) rows.push({ row, cells });
}

if (isZip) readXlsx(file, task, take);
else {
  const text = decodeText(file);
  // Banks call a web page '.xls'.
  if (/^\s*</.test(text)) throw new Error('A web page is no table');
  let row = 0;
  for (const cells of parseCsv(text, task.separator && separators[task.separator])) {
    row += 1;
    take(row, cells);
  }
}

const rowsAtOnce = 500;
function send(): void {
  const part = rows.splice(0, rowsAtOnce);
  parentPort?.postMessage({ rows: part, total, isLast: rows.length === 0 } satisfies TableAnswer);
}
parentPort?.on('message', send);
send();
