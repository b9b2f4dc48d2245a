import type { Writable } from 'node:stream';
import type { CustomerExportInput, User } from '#shared/accounts/schema.ts';
import { roleNameTexts } from '#shared/accounts/texts.ts';
import type { Db } from '../../platform/db/schema.ts';
import { asIndiaClock } from '../../platform/india-days.ts';
import { type Cell, type SheetColumn, writeTable } from '../../platform/spreadsheet.ts';
import { exportTexts as t } from './export-texts.ts';
import { customerBatches } from './queries.ts';

type Column = Omit<SheetColumn, 'header'> & {
  header: (typeof t.keys)[number];
  of: (customer: User & { orderCount: number }) => Cell;
};

const columns: readonly Column[] = [
  { header: 'userId', width: 10, of: ({ userId }) => String(userId) },
  { header: 'name', width: 26, of: ({ name }) => name },
  { header: 'mobile', width: 14, of: ({ mobile }) => mobile },
  { header: 'email', width: 32, of: ({ email }) => email },
  { header: 'address', width: 40, of: ({ address }) => address },
  { header: 'role', width: 14, of: ({ role }) => roleNameTexts(role) },
  {
    header: 'created',
    width: 18,
    format: 'dd mmm yyyy',
    of: ({ createdAt }) => asIndiaClock(new Date(createdAt)),
  },
  { header: 'orders', width: 10, format: '0', of: ({ orderCount }) => orderCount },
];

async function* rowsOf(db: Db, input: Omit<CustomerExportInput, 'format'>) {
  for await (const customers of customerBatches(db, input))
    yield customers.map((customer) => columns.map(({ of }) => of(customer)));
}

/** Streams all accounts that match as Customers.xlsx or .csv. */
export const writeCustomers = (
  db: Db,
  { format, ...input }: CustomerExportInput,
  sink: Writable,
): Promise<void> =>
  writeTable(
    format,
    { name: t('customers'), columns: columns.map((column) => ({ ...column, header: t(column.header) })) },
    rowsOf(db, input),
    sink,
  );
