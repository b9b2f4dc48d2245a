import type { Writable } from 'node:stream';
import type { OrderExportInput } from '#shared/orders/lists.ts';
import type { Order } from '#shared/orders/schema.ts';
import { servicesInWords } from '#shared/orders/sentences.ts';
import { stageLabel } from '#shared/orders/stages.ts';
import { statusTexts } from '#shared/orders/texts.ts';
import { areaName } from '#shared/place-names.ts';
import { formatVisit } from '#shared/visits/words.ts';
import type { Deps } from '../../deps.ts';
import { asIndiaClock } from '../../platform/india-days.ts';
import { type Cell, type SheetColumn, writeTable } from '../../platform/spreadsheet.ts';
import { orderBatches } from './admin-queries.ts';
import { exportTexts as t } from './export-texts.ts';
import { presentOrder } from './present.ts';

const rupees = '#,##0.00';

type Column = Omit<SheetColumn, 'header'> & {
  header: (typeof t.keys)[number];
  of: (order: Order) => Cell;
};

const columns: readonly Column[] = [
  { header: 'number', width: 13, of: ({ orderNumber }) => String(orderNumber) },
  {
    header: 'created',
    width: 18,
    format: 'dd mmm yyyy hh:mm',
    of: ({ createdAt }) => asIndiaClock(new Date(createdAt)),
  },
  { header: 'userId', width: 10, of: ({ uId }) => String(uId) },
  { header: 'fullname', width: 26, of: ({ fullname }) => fullname },
  { header: 'mobile', width: 13, of: ({ mobile }) => mobile },
  { header: 'email', width: 28, of: ({ email }) => email },
  { header: 'area', width: 18, of: ({ area }) => areaName(area) },
  { header: 'street', width: 28, of: ({ street }) => street },
  { header: 'services', width: 36, of: servicesInWords },
  { header: 'total', width: 12, format: rupees, of: ({ totalPrice }) => totalPrice },
  { header: 'bill', width: 18, of: ({ billNumber }) => billNumber ?? '' },
  { header: 'billed', width: 12, format: rupees, of: ({ billTotal }) => billTotal },
  { header: 'due', width: 12, format: rupees, of: ({ due }) => due },
  { header: 'status', width: 12, of: ({ status }) => statusTexts(status) },
  { header: 'stage', width: 14, of: ({ stage }) => stageLabel(stage) },
  { header: 'visit', width: 30, of: ({ visit }) => (visit ? formatVisit(visit) : '') },
  { header: 'technician', width: 20, of: ({ technician }) => technician?.name ?? '' },
  { header: 'note', width: 40, of: ({ note }) => note },
];

async function* rowsOf(deps: Pick<Deps, 'db' | 'clock'>, input: Omit<OrderExportInput, 'format'>) {
  for await (const rows of orderBatches(deps.db, deps, input))
    yield rows.map((row) => {
      const order = presentOrder(row);
      return columns.map(({ of }) => of(order));
    });
}

/** Streams all orders that match, in the order of the list. Amounts are rupees, times are India's. */
export const writeOrders = (
  deps: Pick<Deps, 'db' | 'clock'>,
  { format, ...input }: OrderExportInput,
  sink: Writable,
): Promise<void> =>
  writeTable(
    format,
    { name: t('orders'), columns: columns.map((column) => ({ ...column, header: t(column.header) })) },
    rowsOf(deps, input),
    sink,
  );
