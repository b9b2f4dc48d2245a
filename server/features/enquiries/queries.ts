// Reads of enquiries: the list of the REST surface, the admin's table and the rows of the spreadsheet.
import { type Selectable, sql } from 'kysely';
import type {
  Enquiry,
  EnquiryFilters,
  EnquiryInFull,
  EnquiryListInput,
  EnquiryTableInput,
} from '#shared/enquiries/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { FiltersOf } from '#shared/filters.ts';
import type { Deps } from '../../deps.ts';
import { type Conditions, passes, withinDays } from '../../platform/db/conditions.ts';
import { contains } from '../../platform/db/contains.ts';
import { countUpToLimit } from '../../platform/db/count.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';
import {
  everyRow,
  type Found,
  type SearchedList,
  searchPage,
  searchTable,
} from '../../platform/db/search-table.ts';
import {
  chooseScanOrIndex,
  hasLettersOf,
  isGroup,
  rowsByLetters,
  type TextSearch,
} from '../../platform/db/text-search.ts';
import type { Order } from '../../platform/paging.ts';

export type EnquiryRow = Selectable<Tables['enquiries']>;

/** A row as the world sees it. */
export const presentEnquiry = (row: EnquiryRow): Enquiry => ({
  _id: row.id,
  fullname: row.fullname,
  area: row.area,
  email: row.email,
  mobile: row.mobile,
  serviceType: row.service_type,
  message: row.message,
  status: row.status,
  createdAt: row.created_at.toISOString(),
});

// One expression for all three, so that the search reads its index.
const searched = sql`lower(fullname || ' ' || email || ' ' || mobile)`;

const searchOf = (text: string): TextSearch<'enquiries'> => ({
  table: 'enquiries',
  alias: 'enquiries',
  contains: contains(searched, text),
  letters: hasLettersOf(searched, text),
});

type Filters = EnquiryFilters & FiltersOf<EnquiryTableInput> & FiltersOf<EnquiryListInput>;

const conditions: Conditions<Filters> = {
  status: (status) => sql`status = ${status}`,
  search: (text) => contains(searched, text),
  serviceType: (serviceType) => sql`service_type = ${serviceType}`,
  ...withinDays(sql`created_at`),
};

const filtered = (db: Db, filters: Partial<Filters>, rows = everyRow('enquiries')) =>
  db.selectFrom(rows.as('enquiries')).selectAll().where(passes(conditions, filters));

function matching(db: Db, filters: Partial<Filters>): Found<'enquiries'> {
  const inOrder = (rows = everyRow('enquiries')) => filtered(db, filters, rows);
  if (!filters.search) return { inOrder, atOnce: inOrder(), ordered: 'always' };
  const search = searchOf(filters.search);
  const others = isGroup(filters.search) ? { ...filters, search: undefined } : filters;
  const byLetters = filtered(db, others, rowsByLetters(search));
  return { inOrder, atOnce: chooseScanOrIndex(search, inOrder(), byLetters), ordered: 'never' };
}

const byAge = (name: string, order: Order): SearchedList<'enquiries', EnquiryRow> => ({
  name,
  table: 'enquiries',
  columns: [sql.ref('created_at'), sql.ref('id')],
  order,
  keysOf: (row) => [row.created_at.toISOString(), row.id],
});

type Needs = Pick<Deps, 'cursors'>;

/** One page of the enquiries, newest first. */
export async function listEnquiries(db: Db, { cursors }: Needs, input: EnquiryListInput) {
  const page = await searchPage(db, cursors, matching(db, input), byAge('enquiries', 'desc'), input);
  return { ...page, items: page.items.map(presentEnquiry) };
}

/** One page of All Enquiries with the way back and the count. */
export async function enquiryTable(db: Db, { cursors }: Needs, input: EnquiryTableInput) {
  const list = byAge('enquiryTable', input.direction);
  const page = await searchTable(db, cursors, matching(db, input), list, input);
  return { ...page, items: page.items.map(presentEnquiry) };
}

const orderOf = (db: Db, enquiryId: string) =>
  db
    .selectFrom('orders')
    .select(['id as _id', 'order_number as orderNumber'])
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst();

/** One enquiry with the order that it became. Throws AppError enquiryNotFound. */
export async function enquiryInFull(db: Db, id: string): Promise<EnquiryInFull> {
  const [row, order] = await Promise.all([
    db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst(),
    orderOf(db, id),
  ]);
  if (!row) throw new AppError('enquiryNotFound');
  return { ...presentEnquiry(row), order: order ?? null };
}

/** Locks an enquiry until the transaction ends, so that it is booked once. Gives its order. Throws enquiryNotFound. */
export async function lockEnquiry(db: Db, id: string) {
  const row = await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('enquiryNotFound');
  return { order: await orderOf(db, id) };
}

const batchSize = 1000;

/** All enquiries that pass the filters, newest first, read about a thousand at a time. */
export async function* enquiryBatches(
  db: Db,
  filters: EnquiryFilters,
): AsyncGenerator<readonly EnquiryRow[]> {
  const found = filtered(db, filters).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(batchSize);
  let last: EnquiryRow | undefined;
  do {
    const after = last
      ? sql<boolean>`(created_at, id) < (${last.created_at}, ${last.id})`
      : sql<boolean>`true`;
    const rows = await found.where(after).execute();
    if (rows.length > 0) yield rows;
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (last);
}

/** How many enquiries nobody has dealt with yet; counting stops just beyond 10,000. */
export const countNewEnquiries = (db: Db): Promise<number> =>
  countUpToLimit(db, filtered(db, { status: 'Incomplete' }));
