import type { Writable } from 'node:stream';
import { customerFields } from '#shared/accounts/customer-list.ts';
import type { CustomerExportInput } from '#shared/accounts/schema.ts';
import { labels } from '#shared/label-texts.ts';
import type { Deps } from '../../deps.ts';
import { writeList } from '../../platform/spreadsheet.ts';
import { customerBatches } from './queries.ts';

/** Streams all accounts that match as Customers.xlsx or .csv. */
export const writeCustomers = ({ db }: Deps, { format, ...input }: CustomerExportInput, sink: Writable) =>
  writeList(format, labels('customers'), customerFields, customerBatches(db, input), sink);
