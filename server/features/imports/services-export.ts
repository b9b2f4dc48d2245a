import type { Writable } from 'node:stream';
import type { ServiceExportInput } from '#shared/catalogue/schema.ts';
import { importLabelTexts } from '#shared/imports/texts.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Db, Deps } from '../../deps.ts';
import { type Cell, writeTable } from '../../platform/spreadsheet.ts';
import { serviceBatches } from '../catalogue/admin-queries.ts';
import { listCategories } from '../catalogue/categories.ts';
import type { ServiceRow } from '../catalogue/present.ts';
import { columnsOf, type importSheets } from './columns.ts';
import { headingTexts } from './texts.ts';

type Field = keyof (typeof importSheets)['services']['columns'];

const cellsOf: Record<Field, (row: ServiceRow, labelOf: (value: string) => string) => Cell> = {
  productName: (row) => row.product_name,
  brandName: (row) => row.brand_name,
  category: (row, labelOf) => labelOf(row.category),
  charge: (row) => String(toRupees(row.charge_paise)),
  description: (row) => row.description,
  warrantyDays: (row) => String(row.warranty_days),
  // An import takes names of sample pictures only, and a service has its own pictures.
  picture: () => '',
};

async function* rowsOf(db: Db, input: ServiceExportInput) {
  const labels = new Map((await listCategories(db)).map(({ value, label }) => [value, label]));
  const cells = columnsOf('services').map(([field]) => cellsOf[field as Field]);
  for await (const rows of serviceBatches(db, input))
    yield rows.map((row) => cells.map((cellOf) => cellOf(row, (value) => labels.get(value) ?? value)));
}

/** Streams all services that match as Services.xlsx or .csv, with the columns that an import reads. */
export const writeServices = ({ db }: Deps, input: ServiceExportInput, sink: Writable): Promise<void> =>
  writeTable(
    input.format,
    {
      name: importLabelTexts('services'),
      columns: columnsOf('services').map(([, { header }]) => ({ header: headingTexts(header), width: 24 })),
    },
    rowsOf(db, input),
    sink,
  );
