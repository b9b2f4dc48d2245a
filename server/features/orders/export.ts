import type { Writable } from 'node:stream';
import { labels } from '#shared/label-texts.ts';
import type { OrderExportInput } from '#shared/orders/lists.ts';
import { orderFields } from '#shared/orders/order-list.ts';
import type { Deps } from '../../deps.ts';
import { writeList } from '../../platform/spreadsheet.ts';
import { orderBatches } from './admin-queries.ts';

/** Streams all orders that match, in the order of the list. */
export const writeOrders = (deps: Deps, { format, ...input }: OrderExportInput, sink: Writable) =>
  writeList(format, labels('orders'), orderFields, orderBatches(deps.db, deps, input), sink);
