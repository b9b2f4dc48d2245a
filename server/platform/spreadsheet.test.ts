import { PassThrough } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import excel from 'exceljs';
import { expect, test } from 'vitest';
import { columnFormats } from '#shared/lists.ts';
import { writeTable } from './spreadsheet.ts';

const at = new Date('2026-11-20T19:45:00Z');
const sheet = {
  name: 'Bills',
  columns: [
    { header: 'Number', width: 18 },
    { header: 'Date', width: 13, format: columnFormats.day },
    { header: 'Created', width: 18, format: columnFormats.moment },
    { header: 'Rate', width: 8, format: 'General' },
  ],
};
const written = (format: 'xlsx' | 'csv') => {
  const file = new PassThrough();
  const done = writeTable(format, sheet, rows(), file);
  return { file, done };
};
async function* rows() {
  yield [['PA/26-27/00001', at, at, 18]];
}

async function workbook() {
  const { file, done } = written('xlsx');
  const [bytes] = await Promise.all([buffer(file), done]);
  const book = new excel.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  return book.worksheets[0];
}

test("a column of days has no time of day, and a column of moments has India's clock", async () => {
  const row = (await workbook())?.getRow(2);
  expect([row?.getCell(2).value, row?.getCell(3).value]).toEqual([
    new Date('2026-11-21T00:00:00Z'),
    new Date('2026-11-21T01:15:00Z'),
  ]);
  const { file, done } = written('csv');
  const [csv] = await Promise.all([text(file), done]);
  expect(csv).toContain('PA/26-27/00001,2026-11-21,2026-11-21 01:15,18');
});

test('a sheet prints on A4, one page wide, with its headings on each page', async () => {
  const printed = await workbook();
  expect(printed?.pageSetup).toMatchObject({
    paperSize: 9,
    orientation: 'landscape',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    printTitlesRow: '1:1',
  });
  const faces = [1, 2].map((row) => printed?.getRow(row).getCell(1).font?.name);
  expect(faces).toEqual(['Calibri', 'Calibri']);
});
