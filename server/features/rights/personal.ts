// What an erasure does with each column of text or JSON. Whose a row is, ids say, never words that somebody typed.
import { type RawBuilder, sql } from 'kysely';
import type { EventFacts } from '#shared/orders/events.ts';
import { reasonTexts } from '#shared/orders/reason-texts.ts';
import { erasedPerson } from '#shared/rights/erased.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';
import { changeTime } from '../orders/change-time.ts';

export type Whose = {
  /** The person's account or visit as a guest, and the guests who joined it. */
  ids: readonly string[];
  orderIds: readonly string[];
  enquiryIds: readonly string[];
  viewIds: readonly string[];
};

type Sql = RawBuilder<unknown>;
type Rule = {
  table: keyof Tables;
  of: (whose: Whose) => Sql;
  /** The new value of each column that says something about the person. Without it, the rows go. */
  set?: Readonly<Record<string, Sql>>;
};

const [erased, blank, none] = [sql`${sql.lit(erasedPerson)}`, sql`''`, sql`null`];

const isOf = (column: string, ids: readonly string[]) => sql`${sql.ref(column)} = any(${ids}::uuid[])`;
const isHis = ({ ids }: Whose) => isOf('user_id', ids);
const isOfOrder = ({ orderIds }: Whose) => isOf('order_id', orderIds);
const isMail = ({ ids, orderIds }: Whose) => sql`${isOf('user_id', ids)} or ${isOf('order_id', orderIds)}`;

const onlyFields = (column: 'before' | 'after', wanted: Sql) =>
  sql`(select jsonb_object_agg(key, value) from jsonb_each(${sql.ref(column)}) where ${wanted})`;
const isOneOf = (names: readonly string[]) => sql`key in (${sql.join(names.map((name) => sql.lit(name)))})`;

/** Whether an event keeps a fact. Notes are typed; of the reasons, those of the list stay, because figures count them. */
const factsStay: Record<keyof Omit<EventFacts, 'reason'>, boolean> = {
  status: true,
  visit: true,
  fee: true,
  shortNotice: true,
  overbooked: true,
  pictures: true,
  technician: true,
  technicianId: true,
  note: false,
  amount: true,
  where: true,
  method: true,
  number: true,
  order: true,
  doneAt: true,
};
const stayingFacts = Object.entries(factsStay).flatMap(([fact, stays]) => (stays ? [fact] : []));
const usualReasons = sql.join(reasonTexts.keys.map((reason) => sql.lit(reason)));
const factStays = sql`${isOneOf(stayingFacts)} or (key = 'reason' and value #>> '{}' in (${usualReasons}))`;
const auditStays = isOneOf(['role', 'status', 'reply']);

// The owner must be able to ask for the money.
const unlessDue = (column: string, value: Sql) =>
  sql`case when due_paise > 0 then ${sql.ref(column)} else ${value} end`;

/** In the order in which an erasure applies them. */
export const rules: readonly Rule[] = [
  { table: 'audit_entries', of: ({ ids }) => isOf('actor_id', ids), set: { actor: erased } },
  {
    table: 'audit_entries',
    of: (whose) => sql`entity in ('user', 'order', 'enquiry', 'request', 'mail') and (
      entity_id = any(${[...whose.ids, ...whose.orderIds, ...whose.enquiryIds]}::text[])
      or entity_id in (select id::text from enquiries where ${isHis(whose)}
        union all select id::text from mails where ${isMail(whose)}))`,
    set: {
      label: erased,
      before: onlyFields('before', auditStays),
      after: onlyFields('after', auditStays),
    },
  },
  {
    table: 'order_events',
    of: (whose) => sql`${isOf('actor_id', whose.ids)} or (by_role = 'customer' and ${isOfOrder(whose)})`,
    set: { actor: erased },
  },
  {
    table: 'order_events',
    of: isOfOrder,
    set: { before: onlyFields('before', factStays), after: onlyFields('after', factStays) },
  },
  { table: 'estimates', of: isOfOrder, set: { answered_by: blank } },
  { table: 'feedback', of: isOfOrder, set: { comment: sql`'–'` } },
  { table: 'order_pictures', of: isOfOrder },
  { table: 'mails', of: isMail },
  {
    table: 'bank_lines',
    of: (whose) => sql`payment_id in (select p.id from bill_payments p join bills b on b.id = p.bill_id
      where ${isOf('b.order_id', whose.orderIds)})`,
    set: { words: blank, reference: blank },
  },
  {
    table: 'orders',
    of: ({ orderIds }) => isOf('id', orderIds),
    set: {
      fullname: unlessDue('fullname', erased),
      mobile: unlessDue('mobile', blank),
      email: blank,
      street: blank,
      note: blank,
      waiting_reason: blank,
      part: blank,
      client_key: sql`id::text`,
      card_order_id: none,
      buyer: none,
      link_version: sql`link_version + 1`,
      updated_at: changeTime,
    },
  },
  {
    table: 'orders',
    of: ({ enquiryIds }) => isOf('enquiry_id', enquiryIds),
    set: { enquiry_id: none },
  },
  { table: 'enquiries', of: ({ enquiryIds }) => isOf('id', enquiryIds) },
  {
    table: 'enquiries',
    of: (whose) => sql`kind <> 'enquiry' and ${isHis(whose)}`,
    set: { fullname: erased, mobile: blank, email: blank, message: blank, answer: blank },
  },
  { table: 'saved_views', of: ({ viewIds }) => isOf('id', viewIds) },
  { table: 'imported_rows', of: ({ ids, orderIds }) => isOf('row_id', [...ids, ...orderIds]) },
  { table: 'cart_lines', of: isHis },
  { table: 'push_subscriptions', of: isHis },
  { table: 'sessions', of: isHis },
  { table: 'password_resets', of: isHis },
  // The row stays for orders and events. Joined to itself, it is in no list and signs nobody in.
  {
    table: 'users',
    of: ({ ids }) => isOf('id', ids),
    set: {
      name: erased,
      email: none,
      password_hash: none,
      address: blank,
      mobile: blank,
      photo: none,
      joined_to: sql`coalesce(joined_to, id)`,
    },
  },
];

/** Columns that an erasure leaves, by the reason. */
export const left = {
  'tax law keeps bills and their payments': {
    bills:
      'document registration prefix financial_year number technician business customer seller_state place_of_supply discount_reason reason actor',
    bill_lines: 'kind words code',
    bill_payments: 'method actor reference reason',
  },
  'people who work here, not customers': {
    bank_lines: 'read_by settled_by',
    cash_handovers: 'technician actor reason',
    cash_outs: 'kind technician note picture actor',
    closed_day_counts: 'holder name reason',
    closed_days: 'actor',
    closed_months: 'actor',
    desk_counts: 'reason actor',
    imports: 'file_name actor undone_by',
    invitations: 'role name email mobile',
    technicians: 'categories days_off',
  },
  'empty: its rows are enquiries now': {
    requests: 'kind fullname mobile email message language by_staff answer answered_by',
  },
  'ends by itself within a day': { rate_limit_counts: 'key', rate_limits: 'key' },
  'says nothing about a person': {
    audit_entries: 'action entity entity_id',
    bank_lines: 'key utr state file_name',
    bank_layouts: 'headings columns',
    bill_series: 'prefix financial_year',
    bill_settings:
      'registration legal_name gstin address state upi_id service_code part_code bill_prefix credit_prefix',
    business:
      'company_name phone email address facebook instagram youtube whatsapp short_name mark promise pay_promise city state hours_note areas first_language officer_name officer_email officer_phone',
    categories: 'label value translations',
    closed_months: 'month',
    enquiries: 'area service_type status language kind',
    erasures: 'xact',
    estimate_lines: 'kind words hsn',
    estimates: 'state saved_key answered_where',
    images: 'address placeholder',
    imports: 'kind',
    job_news: 'kind told',
    kysely_migration: 'name timestamp',
    kysely_migration_lock: 'id',
    order_events: 'kind stage by_role step_key',
    order_lines: 'product_name',
    orders: 'area payment_method status stage bill_number source category',
    price_list: 'kind words hsn words_hi words_mr',
    reels: 'url name',
    search_words: 'kind lines',
    secrets: 'name',
    services:
      'product_name brand_name category images placeholder description ratings search_name search_tags search_text translations',
    users: 'role language',
    visit_settings: 'week days',
  },
} as const;

/**
 * Masks or deletes the rows of a person, or of orders alone. The transaction has added an erasure before, which
 * lets it change rows that are otherwise only added.
 */
export async function maskRows(db: Db, whose: Whose): Promise<void> {
  for (const { table, of, set } of rules) {
    const values = set && Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    await sql`${values ? sql`update ${sql.table(table)} set ${sql.join(values)}` : sql`delete from ${sql.table(table)}`}
      where ${of(whose)}`.execute(db);
  }
}
