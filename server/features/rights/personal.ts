// Says for each column of text or JSON what an erasure does. Ids decide whose a row is, never typed words.
import { type RawBuilder, sql } from 'kysely';
import type { EventFacts } from '#shared/orders/events.ts';
import { reasonTexts } from '#shared/orders/reason-texts.ts';
import { erasedPerson } from '#shared/rights/erased.ts';
import { changeTime } from '../../platform/db/change-time.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';

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
  /** The new value of each column that says something about the person. Without it, the rows are deleted. */
  set?: Readonly<Record<string, Sql>>;
};

const [erased, blank, none] = [sql`${sql.lit(erasedPerson)}`, sql`''`, sql`null`];

const isOf = (column: string, ids: readonly string[]) => sql`${sql.ref(column)} = any(${ids}::uuid[])`;
const isHis = ({ ids }: Whose) => isOf('user_id', ids);
const isOfOrder = ({ orderIds }: Whose) => isOf('order_id', orderIds);
const isOfAppliance = ({ ids }: Whose) =>
  sql`appliance_id in (select id from appliances where ${isOf('user_id', ids)})`;
const isMail = ({ ids, orderIds }: Whose) => sql`${isOf('user_id', ids)} or ${isOf('order_id', orderIds)}`;

const onlyFields = (column: 'before' | 'after', wanted: Sql) =>
  sql`(select jsonb_object_agg(key, value) from jsonb_each(${sql.ref(column)}) where ${wanted})`;
const isOneOf = (names: readonly string[]) => sql`key in (${sql.join(names.map((name) => sql.lit(name)))})`;

/** Whether an erased event keeps a fact. Typed notes go. Reasons from the list stay, because figures count them. */
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
  step: true,
  conflict: true,
  doneAt: true,
};
const stayingFacts = Object.entries(factsStay).flatMap(([fact, stays]) => (stays ? [fact] : []));
const usualReasons = sql.join(reasonTexts.keys.map((reason) => sql.lit(reason)));
const factStays = sql`${isOneOf(stayingFacts)} or (key = 'reason' and value #>> '{}' in (${usualReasons}))`;
const auditStays = isOneOf(['role', 'status', 'reply']);

// Keeps the value while money is due, because the owner must be able to ask for it.
const unlessDue = (column: string, value: Sql) =>
  sql`case when due_paise > 0 then ${sql.ref(column)} else ${value} end`;

/** The rules, in the order in which an erasure applies them. */
export const erasureRules: readonly Rule[] = [
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
    of: (whose) => sql`${isOfOrder(whose)} and (by_role = 'customer' or ${isOf('actor_id', whose.ids)})`,
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
  { table: 'appliance_pictures', of: isOfAppliance },
  {
    table: 'scanned_stickers',
    of: (whose) => sql`token in (select token from stickers where ${isOfAppliance(whose)})`,
    set: { maker: blank },
  },
  { table: 'stickers', of: isOfAppliance, set: { appliance_id: none } },
  {
    table: 'appliances',
    of: isHis,
    set: {
      maker: blank,
      model: blank,
      serial: blank,
      place: blank,
      bought: none,
      note: blank,
      sought: blank,
      removed: sql`true`,
    },
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
  {
    table: 'idempotent_calls',
    of: (whose) => sql`${isHis(whose)} or exists (
      select from unnest(${[...whose.ids, ...whose.orderIds, ...whose.enquiryIds]}::text[]) as his (id)
      where strpos(answer, his.id) > 0)`,
  },
  { table: 'saved_views', of: ({ viewIds }) => isOf('id', viewIds) },
  { table: 'imported_rows', of: ({ ids, orderIds }) => isOf('row_id', [...ids, ...orderIds]) },
  { table: 'cart_lines', of: isHis },
  { table: 'technicians', of: isHis },
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

/**
 * Masks or deletes the rows of a person, or of orders alone. The caller has added an erasure in this transaction,
 * which permits changes of rows that are otherwise only added.
 */
export async function maskRows(db: Db, whose: Whose): Promise<void> {
  for (const { table, of, set } of erasureRules) {
    const values = set && Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    await sql`${values ? sql`update ${sql.table(table)} set ${sql.join(values)}` : sql`delete from ${sql.table(table)}`}
      where ${of(whose)}`.execute(db);
  }
}
