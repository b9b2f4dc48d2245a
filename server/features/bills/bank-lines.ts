// The lines of the bank's settlement files: taken over once each, matched by themselves or by hand.
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import {
  type BankLines,
  type BillForLine,
  maxSettlementBytes,
  type SettlementCounts,
  type SettlementFile,
  type SettlementPlan,
  type StoredBankLine,
} from '#shared/bills/settlement.ts';
import { AppError } from '#shared/errors.ts';
import { filtersOf } from '#shared/filters.ts';
import { formatMegabytes } from '#shared/format.ts';
import { indiaMoment } from '#shared/india-day.ts';
import { successMessages } from '#shared/messages.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Deps } from '../../deps.ts';
import { type Conditions, contains, passes } from '../../platform/db/conditions.ts';
import type { Db } from '../../platform/db/schema.ts';
import { indiaDay } from '../../platform/india-days.ts';
import { cappedCount, countUpToLimit, readPage } from '../../platform/paging.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { actorName, clerkOf } from '../audit/actor.ts';
import { recordChange } from '../audit/audit.ts';
import { type BankLine, readBankFile } from './bank-file.ts';
import { isNew, type Match, type NewMatch, planLines, readReferences } from './bank-matches.ts';
import { isInClosedMonth } from './months.ts';
import { addPayment, lockValidBill } from './payments.ts';

const shown = 500;

async function planFile(db: Db, { clock }: Pick<Deps, 'clock'>, { file, columns }: SettlementFile) {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > maxSettlementBytes)
    throw new AppError('sheetTooLarge', { words: formatMegabytes(bytes.length) });
  const references = await readReferences(db);
  const read = await readBankFile(bytes, columns, references.isOne);
  const matches = await planLines(db, read.lines, references, indiaDay(clock()));
  return { read, planned: read.lines.map((line, at) => ({ line, match: matches[at] as Match })) };
}

const countsOf = (all: readonly { does: Match['does'] }[]): SettlementCounts => {
  const of = (does: Match['does']) => all.filter((one) => one.does === does).length;
  return { book: of('book'), link: of('link'), open: of('open'), known: of('known'), twice: of('twice') };
};

/** Says what a file would do. Nothing is written. */
export async function planSettlement(
  db: Db,
  deps: Pick<Deps, 'clock'>,
  input: SettlementFile,
): Promise<SettlementPlan> {
  const { read, planned } = await planFile(db, deps, input);
  return {
    head: read.head.map(({ row, cells }) => ({ row, cells: [...cells] })),
    columns: read.columns,
    lines: planned.slice(0, shown).map(({ line, match }) => ({
      ...{ row: line.row, day: line.day, amount: toRupees(line.paise) },
      ...{ reference: line.reference, words: line.words },
      does: match.does,
      why: match.does === 'open' ? match.why : null,
      bill: match.bill && { _id: match.bill.id, number: match.bill.number, fullname: match.bill.fullname },
    })),
    counts: countsOf(planned.map(({ match }) => match)),
    unread: read.unread,
    skipped: read.skipped,
  };
}

type Reader = { user: CurrentUser; now: Date; fileName: string };

/** Adds a line as open and returns its id, or nothing if it was read before. */
async function addLine(
  db: Db,
  { user, now, fileName }: Reader,
  { key, utr, day, paise, reference, words, row }: BankLine,
): Promise<string | undefined> {
  const added = await db
    .insertInto('bank_lines')
    .values({
      id: newId(),
      ...{ key, utr, day, reference, words },
      amount_paise: paise,
      state: 'open',
      payment_id: null,
      file_name: fileName,
      file_row: row,
      read_at: now,
      read_by: actorName(clerkOf(user)),
      settled_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

async function settleLine(
  db: Db,
  { user, now }: Pick<Reader, 'user' | 'now'>,
  id: string,
  state: 'booked' | 'linked',
  paymentId: number,
): Promise<void> {
  await db
    .updateTable('bank_lines')
    .set({ state, payment_id: paymentId, settled_at: now, settled_by: actorName(clerkOf(user)) })
    .where('id', '=', id)
    .execute();
}

const isLinked = async (db: Db, paymentId: number): Promise<boolean> =>
  (await db.selectFrom('bank_lines').select('id').where('payment_id', '=', paymentId).executeTakeFirst()) !==
  undefined;

/** The time of a bank's payment: noon of its day, but after its bill, not in the future, and not in a closed month. */
async function timeOf(db: Db, day: string, billId: string, now: Date): Promise<Date> {
  const bill = await db
    .selectFrom('bills')
    .select('issued_at')
    .where('id', '=', billId)
    .executeTakeFirstOrThrow();
  const noon = Math.max(indiaMoment(day, '12:00'), bill.issued_at.getTime());
  const at = new Date(Math.min(noon, now.getTime()));
  return (await isInClosedMonth(db, at)) ? now : at;
}

type Paid = { day: string; paise: number; reference: string; utr: string };

async function pay(
  db: Db,
  { user, now }: Pick<Reader, 'user' | 'now'>,
  locked: Awaited<ReturnType<typeof lockValidBill>>,
  billId: string,
  { day, paise, reference, utr }: Paid,
): Promise<number> {
  const at = await timeOf(db, day, billId, now);
  const payment = {
    method: 'UPI',
    paise,
    technicianId: null,
    reference: (utr || reference).slice(0, 100),
  } as const;
  return addPayment(db, clerkOf(user), billId, locked, payment, { at, now });
}

/** Takes one line over in its own transaction. The lock of the order makes two readers of a file agree. */
const takeLine = (db: Db, reader: Reader, line: BankLine, match: NewMatch): Promise<Match['does']> =>
  db.transaction().execute(async (db) => {
    const locked = match.does === 'open' ? null : await lockIfValid(db, match.bill.id);
    const id = await addLine(db, reader, line);
    if (id === undefined) return 'known';
    if (!locked || match.does === 'open') return 'open';
    if (match.does === 'link') {
      if (await isLinked(db, match.paymentId)) return 'open';
      await settleLine(db, reader, id, 'linked', match.paymentId);
      return 'link';
    }
    if (locked.duePaise !== line.paise) return 'open';
    await settleLine(db, reader, id, 'booked', await pay(db, reader, locked, match.bill.id, line));
    return 'book';
  });

const lockIfValid = (db: Db, billId: string) =>
  lockValidBill(db, billId).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });

/** Takes a file over. Lines that were read before change nothing. */
export async function takeSettlement(
  db: Db,
  deps: Pick<Deps, 'clock'>,
  user: CurrentUser,
  input: SettlementFile,
): Promise<{ message: string; data: SettlementCounts }> {
  const { planned } = await planFile(db, deps, input);
  const reader = { user, now: deps.clock(), fileName: input.fileName };
  const done: { does: Match['does'] }[] = [];
  for (const { line, match } of planned)
    done.push({ does: isNew(match) ? await takeLine(db, reader, line, match) : match.does });
  const data = countsOf(done);
  const { book, link, open } = data;
  if (book + link + open > 0)
    await recordChange(db, user, {
      action: 'settlement.take',
      entityId: 'settlement',
      label: input.fileName,
      after: { booked: book, linked: link, open },
    });
  return {
    message: book + link + open > 0 ? successMessages.settlementTaken : successMessages.settlementKnown,
    data,
  };
}

const conditions: Conditions<Pick<BankLines, 'state'>> = { state: (state) => sql`l.state = ${state}` };

export async function bankLineTable(db: Db, { cursors }: Pick<Deps, 'cursors'>, input: BankLines) {
  const filters = filtersOf(input);
  type Row = Omit<StoredBankLine, 'amount' | 'readAt'> & { paise: number; readAt: Date };
  const from = sql`from bank_lines l left join bill_payments p on p.id = l.payment_id
    left join bills b on b.id = p.bill_id where ${passes(conditions, filters)}`;
  const read = readPage(cursors, `bank:${JSON.stringify(filters)}`, input, {
    columns: [sql.ref('l.day'), sql.ref('l.id')],
    order: 'desc',
    keysOf: (row: Row) => [row.day, row._id],
    read: async ({ after, order, limit }) => {
      const direction = sql.raw(order);
      const { rows } = await sql<Row>`
        select l.id as "_id", l.day::text as day, l.amount_paise as paise, l.reference, l.words, l.state,
          l.file_name as "fileName", l.read_at as "readAt", l.read_by as "readBy",
          case when b.id is null then null else
            json_build_object('_id', b.id, 'number', b.number, 'fullname', b.customer->>'fullname') end as bill
        ${from} and ${after} order by l.day ${direction}, l.id ${direction} limit ${sql.lit(limit)}`.execute(
        db,
      );
      return rows;
    },
  });
  const [page, count] = await Promise.all([read, countUpToLimit(db, sql`select l.id ${from}`)]);
  const items = page.items.map(({ paise, readAt, ...row }) => ({
    ...row,
    amount: toRupees(paise),
    readAt: readAt.toISOString(),
  }));
  return { ...page, items, ...cappedCount(count) };
}

/** Bills to choose from: they have a due, or a UPI payment of the line's sum without a line of its own. */
export async function billsForLine(
  db: Db,
  { id, search }: { id: string; search: string },
): Promise<BillForLine[]> {
  const line = await db
    .selectFrom('bank_lines')
    .select(['amount_paise', 'day'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!line) throw new AppError('bankLineNotFound');
  const wanted = search.trim();
  const asNumber = /^\d{1,9}$/.test(wanted) ? Number(wanted) : -1;
  const meant =
    wanted === ''
      ? sql`(due_paise = ${line.amount_paise} or recorded)`
      : sql`(number = ${wanted.toUpperCase().replaceAll(' ', '')} or serial = ${asNumber} or order_number = ${asNumber}
          or ${contains(sql`lower(fullname)`, wanted)})`;
  const { rows } = await sql<Omit<BillForLine, 'due' | 'issuedAt'> & { due_paise: number; issued_at: Date }>`
    select id as "_id", number, fullname, issued_at, due_paise, recorded from (
      select b.id, b.number, b.serial, b.order_number, b.customer->>'fullname' as fullname, b.issued_at, o.due_paise,
        exists (select ${recordedAs(line.amount_paise)}) as recorded
      from orders o join bills b on b.number = o.bill_number
      where o.due_paise > 0 or b.id in (select bill_id from bill_payments
        where method = 'UPI' and amount_paise = ${line.amount_paise})
    ) as bill where (due_paise > 0 or recorded) and ${meant}
    order by abs(extract(epoch from issued_at - ${line.day}::date)), number limit 20`.execute(db);
  return rows.map(({ due_paise, issued_at, ...row }) => ({
    ...row,
    due: toRupees(due_paise),
    issuedAt: issued_at.toISOString(),
  }));
}

const recordedAs = (paise: number, billId = sql`b.id`) => sql`p.id from bill_payments p
  where p.bill_id = ${billId} and p.method = 'UPI' and p.amount_paise = ${paise}
    and not exists (select from bill_payments c where c.corrects = p.id)
    and not exists (select from bank_lines l where l.payment_id = p.id)`;

async function lockLine(db: Db, id: string) {
  const line = await db
    .selectFrom('bank_lines')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!line) throw new AppError('bankLineNotFound');
  if (line.payment_id !== null) throw new AppError('bankLineMatched');
  return line;
}

/**
 * Matches a line by hand: with a payment that is recorded already, otherwise as a new payment, also for a part
 * of the due sum. More than is due is refused.
 */
export async function matchLine(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  user: CurrentUser,
  { id, billId }: { id: string; billId: string },
): Promise<{ message: string }> {
  const now = clock();
  await db.transaction().execute(async (db) => {
    const locked = await lockValidBill(db, billId);
    const line = await lockLine(db, id);
    const paise = line.amount_paise;
    const { rows } = await sql<{ id: number }>`select ${recordedAs(paise, sql`${billId}::uuid`)}
      order by p.at, p.id limit 1`.execute(db);
    const reader = { user, now };
    if (rows[0]) await settleLine(db, reader, id, 'linked', rows[0].id);
    else
      await settleLine(db, reader, id, 'booked', await pay(db, reader, locked, billId, { ...line, paise }));
  });
  return { message: successMessages.lineMatched };
}

/** Says that a line is no payment of a bill, or takes that back. */
export async function setAsideLine(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  user: CurrentUser,
  { id, notOurs }: { id: string; notOurs: boolean },
): Promise<{ message: string }> {
  const state = notOurs ? 'notOurs' : 'open';
  await db.transaction().execute(async (db) => {
    const line = await lockLine(db, id);
    if (line.state === state) return;
    await db
      .updateTable('bank_lines')
      .set({
        state,
        settled_at: notOurs ? clock() : null,
        settled_by: notOurs ? actorName(clerkOf(user)) : '',
      })
      .where('id', '=', id)
      .execute();
    await recordChange(db, user, {
      action: 'settlement.setAside',
      entityId: id,
      label: line.reference || line.file_name,
      before: { state: line.state },
      after: { state, amount: toRupees(line.amount_paise) },
    });
  });
  return { message: notOurs ? successMessages.lineSetAside : successMessages.lineOpen };
}
