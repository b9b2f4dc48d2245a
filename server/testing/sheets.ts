import excel, { type CellValue } from 'exceljs';
import type { ImportKind } from '#shared/imports/schema.ts';

type Rows = readonly (readonly CellValue[])[];

export async function xlsxOf(
  rows: Rows,
  change: (sheet: excel.Worksheet) => void = () => {},
): Promise<Buffer> {
  const workbook = new excel.Workbook();
  const sheet = workbook.addWorksheet('Rows');
  for (const row of rows) sheet.addRow(row);
  change(sheet);
  workbook.addWorksheet('Another').addRow(['not read']);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

export const csvOf = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n'));

/** Makes the headers and the body of an upload to /api/import. */
export function importForm(kind: ImportKind, file: Buffer, { dryRun = true, fileName = 'rows.xlsx' } = {}) {
  const boundary = '----a-boundary-of-a-browser';
  const part = (name: string, more: string, value: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([
      part('kind', '', kind),
      part('dryRun', '', String(dryRun)),
      part('file', `; filename="${fileName}"`, file),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  };
}
