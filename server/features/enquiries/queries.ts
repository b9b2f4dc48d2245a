import { type Selectable, sql } from 'kysely';
import type {
  Enquiry,
  EnquiryFilters,
  EnquiryListInput,
  EnquiryTableInput,
} from '#shared/enquiries/schema.ts';
import { AppError } from '#shared/errors.ts';
import { type FiltersOf, filtersOf } from '#shared/filters.ts';
import { firstNameOf } from '#shared/orders/sentences.ts';
import { serviceTypeName } from '#shared/place-names.ts';
import { personName } from '#shared/rights/erased.ts';
import type { Deps, ShopContext } from '../../deps.ts';
import { type Conditions, contains, passes, withinDays } from '../../platform/db/conditions.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';
import {
  cappedCount,
  countUpToLimit,
  readBatches,
  readChanges,
  readPage,
  sortedBy,
} from '../../platform/paging.ts';
import { inLanguage } from '../../platform/request-language.ts';
import { readDetails } from '../business/queries.ts';
import { whatsAppTexts as t } from './whats-app-texts.ts';

export type EnquiryRow = Selectable<Tables['enquiries']>;

/** The deadline that has passed. */
type Late = 'acknowledge' | 'answer' | null;
export type ListedRow = EnquiryRow & { acknowledge_by: Date; answer_by: Date; late: Late };

const acknowledgeBy = sql<Date>`created_at + interval '48 hours'`;
const answerBy = sql<Date>`created_at + interval '1 month'`;
export const lateTo = (now: Date) => sql<Late>`case
  when kind = 'enquiry' or status = 'Complete' then null
  when ${answerBy} <= ${now} then 'answer'
  when acknowledged_at is null and ${acknowledgeBy} <= ${now} then 'acknowledge' end`;

export const presentEnquiry = (row: EnquiryRow): Enquiry => ({
  _id: row.id,
  fullname: personName(row.fullname),
  area: row.area,
  email: row.email,
  mobile: row.mobile,
  serviceType: row.service_type,
  message: row.message,
  status: row.status,
  createdAt: row.created_at.toISOString(),
});

const presentListed = (row: ListedRow) => ({
  ...presentEnquiry(row),
  kind: row.kind,
  number: row.number,
  acknowledgeBy: row.acknowledge_by.toISOString(),
  acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
  answerBy: row.answer_by.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  late: row.late,
});

const searched = sql`folded(fullname || ' ' || email || ' ' || mobile)`;

type Filters = EnquiryFilters & FiltersOf<EnquiryTableInput>;

const conditions: Conditions<Filters> = {
  kind: (kind) => (kind === 'complaint' ? sql`kind <> 'enquiry'` : sql`kind = 'enquiry'`),
  status: (status) => sql`status = ${status}`,
  search: (text) => contains(searched, text),
  serviceType: (serviceType) => sql`service_type = ${serviceType}`,
  ...withinDays(sql`created_at`),
};

const filtered = (db: Db, filters: Partial<Filters>) =>
  db.selectFrom('enquiries').selectAll().where(passes(conditions, filters));

const listed = (db: Db, now: Date, filters: Partial<Filters>) =>
  filtered(db, filters).select([
    acknowledgeBy.as('acknowledge_by'),
    answerBy.as('answer_by'),
    lateTo(now).as('late'),
  ]);

type Sort = EnquiryTableInput['sort'];

// 'Incomplete' comes after 'Complete', so that the descending order begins with open enquiries.
const sorts: Record<Sort, ('status' | 'created_at' | 'id')[]> = {
  open: ['status', 'created_at', 'id'],
  createdAt: ['created_at', 'id'],
};

const readEnquiries = (db: Db, { cursors, clock }: Deps, input: EnquiryTableInput) => {
  const { sort, direction } = input;
  const columns = sorts[sort].map((name) => sql.ref(name));
  return readPage(cursors, `enquiries:${sort}:${direction}:${JSON.stringify(filtersOf(input))}`, input, {
    columns,
    order: direction,
    keysOf: (row: ListedRow) =>
      sorts[sort].map((name) => (name === 'created_at' ? row.created_at.toISOString() : row[name])),
    read: ({ after, order, limit }) =>
      listed(db, clock(), input).where(after).orderBy(sortedBy(columns, order)).limit(limit).execute(),
  });
};

/** Lists enquiries for clients of /api, the newest first, without complaints. */
export async function listEnquiries({ db, deps }: ShopContext, { status, ...input }: EnquiryListInput) {
  const list = `enquiries:createdAt:desc:${JSON.stringify({ status, kind: 'enquiry' })}`;
  const page = await readChanges<EnquiryRow>(db, deps.cursors, list, input, {
    columns: [sql.ref('created_at'), sql.ref('id')],
    order: 'desc',
    keysOf: (row) => [row.created_at.toISOString(), row.id],
    changed: [sql.ref('changed_at'), sql.ref('id')],
    changedAt: (row) => row.changed_at,
    read: ({ after, sorted, limit }) =>
      filtered(db, { status, kind: 'enquiry' }).where(after).orderBy(sorted).limit(limit).execute(),
  });
  return { ...page, items: page.items.map(presentEnquiry) };
}

export async function enquiryTable({ db, deps }: ShopContext, input: EnquiryTableInput) {
  const [page, count] = await Promise.all([
    readEnquiries(db, deps, input),
    cappedCount(db, filtered(db, input)),
  ]);
  return { ...page, items: page.items.map(presentListed), ...count };
}

/** Lists the newest enquiries of a person, by mobile number or email address. */
export async function enquiriesOf(db: Db, mobiles: readonly string[], email: string | null) {
  if (mobiles.length === 0 && email === null) return [];
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where((is) =>
      is.or([
        ...(mobiles.length > 0 ? [is('mobile', 'in', mobiles)] : []),
        ...(email === null ? [] : [is('email', '=', email)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map(presentEnquiry);
}

const orders = (db: Db) => db.selectFrom('orders').select(['id as _id', 'order_number as orderNumber']);
const orderOf = (db: Db, enquiryId: string) =>
  orders(db).where('enquiry_id', '=', enquiryId).executeTakeFirst();
const orderAbout = (db: Db, number: number | null) =>
  orders(db).where('order_number', '=', number).executeTakeFirst();

export async function enquiryInFull({ db, deps: { clock } }: ShopContext, { id }: { id: string }) {
  const row = await listed(db, clock(), {})
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('enquiryNotFound'));
  const order = row.kind === 'enquiry' ? await orderOf(db, id) : await orderAbout(db, row.order_number);
  const { companyName: company } = await readDetails(db);
  const whatsApp = inLanguage(row.language, () => {
    const about = { name: firstNameOf(row.fullname), service: serviceTypeName(row.service_type) };
    if (row.number !== null) return t('aboutNumber', { ...about, number: row.number });
    return company ? t('whatsAppFrom', { ...about, company }) : t('whatsApp', about);
  });
  return {
    ...presentListed(row),
    order: order ?? null,
    language: row.language,
    whatsApp,
    answer: row.answer,
    personId: row.kind === 'copy' || row.kind === 'erasure' ? row.user_id : null,
  };
}

export async function lockEnquiry(db: Db, id: string) {
  await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError('enquiryNotFound'));
  return { order: await orderOf(db, id) };
}

const batchSize = 1000;

export async function* enquiryBatches(db: Db, filters: EnquiryFilters) {
  const batch = filtered(db, filters).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(batchSize);
  const batches = readBatches<EnquiryRow>(batchSize, (last) => {
    const after = last
      ? sql<boolean>`(created_at, id) < (${last.created_at}, ${last.id})`
      : sql<boolean>`true`;
    return batch.where(after).execute();
  });
  for await (const rows of batches) yield rows.map(presentEnquiry);
}

export const countNewEnquiries = (db: Db): Promise<number> =>
  countUpToLimit(db, filtered(db, { kind: 'enquiry', status: 'Incomplete' }));
