import { type RawBuilder, sql } from 'kysely';
import {
  type BillKind,
  creditNote,
  paymentMethods,
  paymentTable,
  type Registration,
  registrationTable,
  type TakenSum,
} from '#shared/bills/kinds.ts';
import type { BillChangesInput, BillFilters, BillList } from '#shared/bills/schema.ts';
import { filtersOf } from '#shared/filters.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Db, ShopContext } from '../../../deps.ts';
import { type Conditions, passes, within, withinDays } from '../../../platform/db/conditions.ts';
import { dayEnd } from '../../../platform/india-days.ts';
import { cappedCount, countUpToLimit, readBatches, readChanges, readPage } from '../../../platform/paging.ts';
import { isNoTestBill } from '../../orders/counted.ts';
import { presentBill, readDocuments } from '../issue/documents.ts';
import { dueRows } from '../payments/due.ts';

const ofKind = (kind: BillKind): RawBuilder<boolean> => {
  if (kind === creditNote) return sql`b.document = 'creditNote'`;
  const registrations = (Object.keys(registrationTable) as Registration[]).filter(
    (name) => registrationTable[name].kind === kind,
  );
  return sql`b.document = 'bill' and b.registration in (${sql.join(registrations)})`;
};

const ofOrder = (condition: RawBuilder<boolean>) =>
  sql<boolean>`exists (select from orders o where o.id = b.order_id and ${condition})`;

const conditions: Conditions<BillFilters> = {
  kind: ofKind,
  due: () => sql`b.number in (select bill_number from orders where due_paise > 0)`,
  dueOn: (day) => sql`b.id in (select id from ${dueRows(dayEnd(day))} as due)`,
  taken: () => sql`exists (select from bill_payments p where p.bill_id = b.id)`,
  category: (value) => ofOrder(sql`o.category = ${value}`),
  area: (name) => ofOrder(sql`o.area = ${name}`),
  source: (name) => ofOrder(sql`o.source = ${name}`),
  technicianId: (id) => sql`b.technician_id = ${id}::uuid`,
  number: (text) => {
    const wanted = text.trim().toUpperCase();
    return /^[0-9]{1,7}$/.test(wanted)
      ? sql`b.serial = ${Number(wanted)}`
      : sql`b.number = ${wanted.replaceAll(' ', '')}`;
  },
  ...withinDays(sql`b.issued_at`),
};

// With `taken`, the days of the filter are those of payments.
function matching({ taken, from, to, ...others }: BillFilters, condition: RawBuilder<unknown> = sql`true`) {
  const ofDays = taken
    ? sql`b.id in (select p.bill_id from bill_payments p where ${within(sql`p.at`, { from, to })})`
    : passes(conditions, { from, to });
  return sql`select b.* from bills b where ${passes(conditions, others)} and ${ofDays} and ${condition}`;
}

export async function billTable({ db, deps: { cursors } }: ShopContext, input: BillList) {
  const filters = filtersOf(input);
  const read = readPage(cursors, `bills:${JSON.stringify(filters)}`, input, {
    columns: [sql.ref('b.issued_at'), sql.ref('b.id')],
    order: 'desc',
    keysOf: (row: Awaited<ReturnType<typeof readDocuments>>[number]) => [row.issued_at.toISOString(), row.id],
    read: ({ after, order, limit }) => {
      const direction = sql.raw(order);
      const page = sql`${matching(filters, after)} order by b.issued_at ${direction}, b.id ${direction} limit ${sql.lit(limit)}`;
      return readDocuments(db, page, sql`b.issued_at ${direction}, b.id ${direction}`);
    },
  });
  const [page, count] = await Promise.all([read, cappedCount(db, matching(filters))]);
  return { ...page, items: page.items.map(asRow), ...count };
}

/**
 * Lists bills and credit notes for clients of /api, the oldest first. Payments and credit notes change a bill and
 * always its order too, so the bill's time of change is that of its order.
 */
export async function listBills({ db, deps: { cursors } }: ShopContext, input: BillChangesInput) {
  type Row = Awaited<ReturnType<typeof readDocuments>>[number] & { changed_at: Date };
  const page = await readChanges<Row>(db, cursors, 'bills', input, {
    columns: [sql.ref('b.issued_at'), sql.ref('b.id')],
    order: 'asc',
    keysOf: (row) => [row.issued_at.toISOString(), row.id],
    changed: [sql.ref('b.changed_at'), sql.ref('b.id')],
    changedAt: (row) => row.changed_at,
    read: ({ after, sorted, limit }) => {
      const withTime = sql`select d.*, o.updated_at as changed_at from bills d join orders o on o.id = d.order_id`;
      const rows = sql`select * from (${withTime}) as b where ${after} order by ${sorted} limit ${sql.lit(limit)}`;
      return readDocuments(db, rows, sorted) as Promise<Row[]>;
    },
  });
  return { ...page, items: page.items.map(presentBill) };
}

function asRow(row: Parameters<typeof presentBill>[0]) {
  const bill = presentBill(row);
  return {
    _id: bill._id,
    number: bill.number,
    kind: bill.kind,
    issuedAt: bill.issuedAt,
    orderId: bill.orderId,
    orderNumber: bill.orderNumber,
    fullname: bill.customer.fullname,
    technicianName: bill.technicianName,
    taxable: bill.taxable,
    tax: toRupees(row.cgst_paise + row.sgst_paise + row.igst_paise),
    total: bill.total,
    paid: bill.paid,
    due: bill.due,
    creditNote: bill.creditNote,
  };
}

/** Counts the documents of an export, up to the limit of all counts. */
export const countBills = (db: Db, filters: BillFilters): Promise<number> =>
  countUpToLimit(db, matching(filters));

/**
 * Sums all documents that match, without a limit. With `taken`, sums the payments of the days; with `dueOn`, the
 * dues at the end of that day. The figures link to these lists.
 */
export async function billTotals({ db }: ShopContext, filters: BillFilters) {
  const names = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;
  const sums = sql.join(
    names.map(
      (name) =>
        sql`coalesce(sum(case document when 'bill' then ${sql.ref(name)} else -${sql.ref(name)} end), 0)::bigint as ${sql.ref(name)}`,
    ),
  );
  const paymentSums = paymentMethods.map(
    (method) =>
      sql`coalesce(sum(amount_paise) filter (where method = ${sql.lit(method)}), 0)::bigint as ${sql.ref(paymentTable[method].sum)}`,
  );
  type Sum = (typeof names)[number] | 'bills' | 'credits' | 'taken' | TakenSum | 'due';
  const documents = matching(filters, isNoTestBill(sql`b.id`));
  const days = filters.taken ? within(sql`at`, filters) : sql`true`;
  const due = filters.dueOn
    ? sql`(select coalesce(sum(due), 0)::bigint from ${dueRows(dayEnd(filters.dueOn))} as open where id in (select id from documents))`
    : sql`billed - credited - taken`;
  const hasFilters = Object.values(filters).some(Boolean);
  const ofDocuments = hasFilters ? sql`bill_id in (select id from documents)` : isNoTestBill(sql`bill_id`);
  // Not materialized: many years of bills take longer to store than to read twice.
  const { rows } = await sql<Record<Sum, number>>`
    with documents as ${sql.raw(filters.dueOn ? '' : 'not')} materialized (${documents}),
    sums as (
      select ${sums}, coalesce(sum(count) filter (where document = 'bill'), 0)::bigint as bills,
        coalesce(sum(count) filter (where document = 'creditNote'), 0)::bigint as credits,
        coalesce(sum(total) filter (where document = 'bill'), 0)::bigint as billed
      from (select document, count(*) as count, ${sql.join(names.map((name) => sql`sum(${sql.ref(`${name}_paise`)}) as ${sql.ref(name)}`))}
        from documents group by document) as by_document
    ),
    payments as (
      select ${sql.join(paymentSums)}, coalesce(sum(amount_paise), 0)::bigint as taken
      from bill_payments where ${days} and ${ofDocuments}
    ),
    credited as (
      select coalesce(sum(d.total_paise), 0)::bigint as credited
      from bills c inner join documents as d on d.id = c.credits where c.document = 'creditNote'
    )
    select sums.*, payments.*, ${due} as due from sums, payments, credited`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A sum is one row');
  return {
    bills: row.bills,
    creditNotes: row.credits,
    taxable: toRupees(row.taxable),
    cgst: toRupees(row.cgst),
    sgst: toRupees(row.sgst),
    igst: toRupees(row.igst),
    total: toRupees(row.total),
    paid: toRupees(row.taken),
    cash: toRupees(row.cash),
    upi: toRupees(row.upi),
    due: toRupees(row.due),
  };
}

const batchSize = 200;

export async function* billBatches(db: Db, filters: BillFilters) {
  for await (const rows of documentBatches(db, filters)) yield rows.map(presentBill);
}

/** Reads all documents that match in batches, the oldest first. */
export const documentBatches = (db: Db, filters: BillFilters, condition: RawBuilder<unknown> = sql`true`) =>
  readBatches<Awaited<ReturnType<typeof readDocuments>>[number]>(batchSize, (last) => {
    const after = last ? sql`(b.issued_at, b.id) > (${last.issued_at}, ${last.id}::uuid)` : sql`true`;
    return readDocuments(
      db,
      sql`${matching(filters, sql`${condition} and ${after}`)} order by b.issued_at, b.id limit ${sql.lit(batchSize)}`,
      sql`b.issued_at, b.id`,
    );
  });
