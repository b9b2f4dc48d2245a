import type { Writable } from 'node:stream';
import { type EnquiryFilters, enquiryColumns } from '#shared/enquiries/schema.ts';
import { statusTexts } from '#shared/orders/texts.ts';
import { serviceTypeName } from '#shared/place-names.ts';
import type { Db } from '../../platform/db/schema.ts';
import { asIndiaClock } from '../../platform/india-days.ts';
import { writeTable } from '../../platform/spreadsheet.ts';
import { exportTexts as t } from './export-texts.ts';
import { type EnquiryRow, enquiryBatches } from './queries.ts';

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

const columnsNow = () =>
  enquiryColumns.map((header) => ({
    header: t(header),
    width: widths[header],
    format: header === 'Created Date' ? 'dd mmm yyyy hh:mm' : '@',
  }));

const cellsOf = (number: number, row: EnquiryRow) => [
  String(number),
  row.fullname,
  row.area,
  row.email,
  row.mobile,
  serviceTypeName(row.service_type),
  row.message,
  asIndiaClock(row.created_at),
  statusTexts(row.status),
];

async function* rowsOf(db: Db, filters: EnquiryFilters) {
  let number = 0;
  for await (const rows of enquiryBatches(db, filters))
    yield rows.map((row) => {
      number += 1;
      return cellsOf(number, row);
    });
}

/** Streams all enquiries as Customer_Details, newest first. Dates are in India's time. */
export const writeEnquiries = (
  db: Db,
  filters: EnquiryFilters,
  sink: Writable,
  format: 'xlsx' | 'csv' = 'xlsx',
): Promise<void> =>
  writeTable(format, { name: t('Enquiries'), columns: columnsNow() }, rowsOf(db, filters), sink);
