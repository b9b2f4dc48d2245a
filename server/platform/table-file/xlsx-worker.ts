// Reads the first sheet of an XLSX file in a separate thread, because a hostile file can use much time and
// memory.
import { parentPort, workerData } from 'node:worker_threads';
import excel, { type CellValue } from 'exceljs';
import { unzippedSize } from './unzipped-size.ts';

export type XlsxTask = { bytes: Uint8Array; maxUnzipped: number; maxRows: number; maxColumns: number };
export type XlsxAnswer = { rows: [row: number, cells: string[]][] };

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

const { bytes, maxUnzipped, maxRows, maxColumns }: XlsxTask = workerData;
const file = Buffer.from(bytes);
unzippedSize(file, maxUnzipped);
const workbook = new excel.Workbook();
await workbook.xlsx.load(file as unknown as excel.Buffer, { ignoreNodes });
const rows: XlsxAnswer['rows'] = [];
const [sheet] = workbook.worksheets;
if (!sheet) throw new Error('The file has no sheet');
sheet.eachRow((row, number) => {
  if (rows.length >= maxRows) return;
  const width = Math.min(row.cellCount, maxColumns);
  rows.push([number, Array.from({ length: width }, (_, at) => textOf(row.findCell(at + 1)?.value))]);
});
parentPort?.postMessage({ rows } satisfies XlsxAnswer);
