// Reads of enquiries: the list of the REST surface, the admin's table and the rows of the spreadsheet.
import { type Selectable, sql } from 'kysely';
import type {
  Enquiry,
  EnquiryFilters,
  EnquiryListInput,
  EnquiryTableInput,
} from '#shared/enquiries/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '../../deps.ts';
import { contains } from '../../platform/db/contains.ts';
import { countUpToLimit } from '../../platform/db/count.ts';
import { nextRows, readGathered, readSearched } from '../../platform/db/gathered.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';
import {
  everyRow,
  hasLettersOf,
  inQuickerWay,
  isGroup,
  rowsByLetters,
  type Search,
} from '../../platform/db/searched.ts';
import { dayEnd, dayStart } from '../../platform/india-days.ts';
import { type Order, readPage, type Seek, shownCount } from '../../platform/paging.ts';

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

const searchOf = (text: string): Search<'enquiries'> => ({
  table: 'enquiries',
  alias: 'enquiries',
  contains: contains(searched, text),
  letters: hasLettersOf(searched, text),
});

/** The enquiries that pass the filters: status, search in name, email and mobile, service type, days in India. */
function filtered(
  db: Db,
  { status, search, serviceType, from, to }: EnquiryFilters,
  rows = everyRow('enquiries'),
) {
  let found = db.selectFrom(rows.as('enquiries'));
  if (status) found = found.where('status', '=', status);
  if (search) found = found.where(contains(searched, search));
  if (serviceType) found = found.where('service_type', '=', serviceType);
  if (from) found = found.where('created_at', '>=', dayStart(from));
  if (to) found = found.where('created_at', '<', dayEnd(to));
  return found;
}

const keys = [sql.ref('created_at'), sql.ref('id')];

const byAge = (found: ReturnType<typeof filtered>, order: Order) => ({
  columns: keys,
  order,
  keysOf: (row: EnquiryRow) => [row.created_at.toISOString(), row.id],
  read: ({ after, order, limit }: Seek) =>
    found.selectAll().where(after).orderBy('created_at', order).orderBy('id', order).limit(limit).execute(),
});

/** One page of the enquiries, newest first. */
export async function listEnquiries(db: Db, { cursors }: Pick<Deps, 'cursors'>, input: EnquiryListInput) {
  const found = filtered(db, { status: input.status });
  const page = await readPage(cursors, `enquiries:${input.status ?? ''}`, input, byAge(found, 'desc'));
  return { ...page, items: page.items.map(presentEnquiry) };
}

/** One page of All Enquiries with the way back and the count. */
export async function enquiryTable(db: Db, { cursors }: Pick<Deps, 'cursors'>, input: EnquiryTableInput) {
  const { status, search, serviceType, from, to, direction } = input;
  const found = filtered(db, input);
  const list = `enquiryTable:${JSON.stringify([status, search, serviceType, from, to, direction])}`;
  const all = found.selectAll();
  const wanted = search ? searchOf(search) : null;
  const others = isGroup(search ?? '') ? { ...input, search: undefined } : input;
  const gathering = wanted
    ? inQuickerWay(wanted, all, filtered(db, others, rowsByLetters(wanted)).selectAll())
    : all;
  const counting = countUpToLimit(db, gathering);
  const inOrder = byAge(found, direction);
  const read = async (seek: Seek) =>
    readSearched(await counting, seek, {
      lookThrough: (most) =>
        byAge(filtered(db, input, nextRows('enquiries', keys, seek, most)), direction).read(seek),
      gather: () => readGathered<EnquiryRow>(db, gathering, keys, seek),
    });
  const [page, count] = await Promise.all([
    readPage(cursors, list, input, search ? { ...inOrder, read } : inOrder),
    counting,
  ]);
  return { ...page, items: page.items.map(presentEnquiry), ...shownCount(count) };
}

/** One enquiry. Throws AppError enquiryNotFound. */
export async function enquiryById(db: Db, id: string): Promise<Enquiry> {
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('enquiryNotFound');
  return presentEnquiry(row);
}

const batchSize = 1000;

/** All enquiries that pass the filters, newest first, read about a thousand at a time. */
export async function* enquiryBatches(
  db: Db,
  filters: EnquiryFilters,
): AsyncGenerator<readonly EnquiryRow[]> {
  const found = filtered(db, filters)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(batchSize);
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
  countUpToLimit(db, filtered(db, { status: 'Incomplete' }).select('id'));
