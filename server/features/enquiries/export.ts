import type { Writable } from 'node:stream';
import { enquiryFields } from '#shared/enquiries/enquiry-list.ts';
import type { EnquiryFilters } from '#shared/enquiries/schema.ts';
import { labels } from '#shared/label-texts.ts';
import type { Db } from '../../deps.ts';
import { writeList } from '../../platform/spreadsheet.ts';
import { enquiryBatches } from './queries.ts';

/** Streams all enquiries as Customer_Details, newest first. */
export const writeEnquiries = (
  db: Db,
  filters: EnquiryFilters,
  sink: Writable,
  format: 'xlsx' | 'csv' = 'xlsx',
): Promise<void> => writeList(format, labels('enquiries'), enquiryFields, enquiryBatches(db, filters), sink);
