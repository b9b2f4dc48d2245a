import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { ImportKind } from '#shared/imports/schema.ts';
import { importLabelTexts } from '#shared/imports/texts.ts';
import { columnsOf } from './columns.ts';
import { headingTexts, hintTexts, importTexts as t } from './texts.ts';

/** Writes the sample file of a kind: a sheet to fill in, and one that explains the columns. */
export async function writeImportSample(kind: ImportKind, sink: Writable): Promise<void> {
  const { default: excel } = await import('exceljs');
  const workbook = new excel.Workbook();
  const columns = columnsOf(kind).map(([, column]) => column);
  const sheet = workbook.addWorksheet(importLabelTexts(kind), {
    views: [{ state: 'frozen', ySplit: 1 }],
  });
  // The cells are texts, so that mobile numbers and dates stay as they are typed.
  sheet.columns = columns.map(({ header }) => ({
    header: headingTexts(header),
    width: 24,
    style: { numFmt: '@' },
  }));
  for (const row of [0, 1] as const) sheet.addRow(columns.map(({ examples }) => examples[row]));
  const help = workbook.addWorksheet(t('howToFill'));
  help.columns = [
    { header: t('column'), width: 24 },
    { header: t('needed'), width: 10 },
    { header: t('howToFill'), width: 100 },
  ];
  for (const { header, isRequired, hint } of columns)
    help.addRow([headingTexts(header), isRequired ? t('yes') : t('no'), hintTexts(hint)]);
  help.addRow([]);
  help.addRow([t('rows'), '', t('rowsHelp')]);
  help.addRow([t('sheets'), '', t('sheetsHelp')]);
  for (const one of [sheet, help]) one.getRow(1).font = { bold: true };
  sink.end(Buffer.from(await workbook.xlsx.writeBuffer()));
  await once(sink, 'finish');
}
