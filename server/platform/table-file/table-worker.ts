// Reads the first sheet of an XLSX or CSV file in a separate thread, because a hostile file can use much
// time and memory.
import { parentPort, workerData } from 'node:worker_threads';
import type { CellValue } from 'exceljs';
import { parseCsv } from './csv.ts';
import { unzippedSize } from './unzipped-size.ts';

export type TableTask = {
  bytes: Uint8Array;
  maxUnzipped: number;
  maxRows: number;
  maxColumns: number;
  maxCellLength: number;
};
export type TableAnswer = { rows: { row: number; cells: string[] }[]; total: number };

const { bytes, maxUnzipped, maxRows, maxColumns, maxCellLength }: TableTask = workerData;
const file = Buffer.from(bytes);

// exceljs expands the ranges in these parts cell by cell, and a range can be the whole sheet.
const ignoreNodes = [
  'dataValidations',
  'mergeCells',
  'conditionalFormatting',
  'autoFilter',
  'drawing',
  'cols',
];

const numberText = (value: number): string =>
  Number.isInteger(value) ? BigInt(value).toString() : String(Number(value.toFixed(6)));

/** A date becomes YYYY-MM-DD. A formula becomes its last result. */
function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberText(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('error' in value) return value.error;
  if ('text' in value) return textOf(value.text as CellValue);
  return textOf(value.result);
}

async function readXlsx(take: (row: number, cells: readonly string[]) => void): Promise<void> {
  unzippedSize(file, maxUnzipped);
  const { default: excel } = await import('exceljs');
  const workbook = new excel.Workbook();
  await workbook.xlsx.load(file as unknown as import('exceljs').Buffer, { ignoreNodes });
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The file has no sheet');
  sheet.eachRow((row, number) => {
    const width = Math.min(row.cellCount, maxColumns);
    take(
      number,
      Array.from({ length: width }, (_, at) => textOf(row.findCell(at + 1)?.value)),
    );
  });
}

/** Recognizes UTF-16, which Excel calls 'Unicode Text', by its mark or by the first character of the headings. */
function encodingOf([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

function readCsv(take: (row: number, cells: readonly string[]) => void): void {
  const text = new TextDecoder(encodingOf(file), { fatal: true }).decode(file);
  if (text.includes('\0')) throw new Error('A text has no NUL');
  let row = 0;
  for (const cells of parseCsv(text)) {
    row += 1;
    take(row, cells);
  }
}

// Control characters except tab and line breaks.
const control = /[^\P{Cc}\t\n\r]/gu;

/** A cell that is too long keeps one character more than allowed, so that the reader of the rows refuses it. */
function readCell(text: string): string {
  const cell = text.trim();
  return cell.length > maxCellLength ? cell.slice(0, maxCellLength + 1) : cell.replace(control, '').trim();
}

const answer: TableAnswer = { rows: [], total: 0 };
const isZip = file.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));
await (isZip ? readXlsx : readCsv)((row, texts) => {
  const cells = texts.slice(0, maxColumns).map(readCell);
  if (!cells.some(Boolean)) return;
  answer.total += 1;
  if (answer.total <= maxRows) answer.rows.push({ row, cells });
});
parentPort?.postMessage(answer);
