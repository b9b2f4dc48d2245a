// Proposes a bill for each line of a bank's file, and books the lines that a person ticked.
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import {
  type BankFile,
  type BookLines,
  type LineState,
  lineStates,
  maxBankFileBytes,
  maxBankRows,
} from '#shared/bills/bank-file.ts';
import { AppError } from '#shared/errors.ts';
import { formatMegabytes } from '#shared/format.ts';
import { indiaMoment } from '#shared/india-day.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import { successTexts } from '#shared/success-texts.ts';
import type { Db, ShopContext } from '../../../deps.ts';
import { contains } from '../../../platform/db/conditions.ts';
import { indiaDay } from '../../../platform/india-days.ts';
import { dropRowsAbove } from '../../../platform/table-file/headings.ts';
import { readTable } from '../../../platform/table-file/read-table.ts';
import type { CurrentUser, UserContext } from '../../../procedures/context.ts';
import { actorName, clerkOf } from '../../audit/actor.ts';
import { recordChange } from '../../audit/audit.ts';
import { timeOutsideClosedMonths } from '../../orders/closed-months.ts';
import { addPayment, lockValidBill } from '../payments/payments.ts';
import { layoutKey, proposeColumns } from './columns.ts';
import { type BankLine, readLines, uniqueUtrKey } from './lines.ts';
import { type BillOfLine, planLines, recordedPayment, takenByUtr } from './matches.ts';

const shownLines = 1_000;
const shownRows = 10;

async function readFile(db: Db, { file, columns, separator, headingsRow }: BankFile) {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > maxBankFileBytes)
    throw new AppError('sheetTooLarge', { words: formatMegabytes(bytes.length) });
  const rows = dropRowsAbove(await readTable(bytes, maxBankRows, separator), headingsRow);
  if (rows.length === 0) throw new AppError('sheetEmpty');
  const layouts = await db.selectFrom('bank_layouts').select(['headings', 'columns']).execute();
  const confirmed = new Map(layouts.map(({ headings, columns }) => [headings, columns]));
  const meant = columns ?? proposeColumns(rows, confirmed, headingsRow !== undefined);
  return { columns: meant, rows, lines: await readLines(bytes, rows, meant) };
}

/**
 * Proposes a bill for each line of a file. Writes nothing. `head` has the first rows, `lines` the first lines,
 * surest first; `counts` are of all lines. `mayBook`: the line is money that came in, or may be.
 */
export async function planBankFile({ db, deps: { clock } }: ShopContext, input: BankFile) {
  const { rows, columns, lines } = await readFile(db, input);
  const matches = await planLines(db, lines, indiaDay(clock()));
  const planned = lines.flatMap((line, at) => {
    const match = matches[at];
    return match ? [{ line, match }] : [];
  });
  const byState = lineStates.map((state) => planned.filter(({ match }) => match.state === state));
  const head = rows.slice(columns.below, columns.below + shownRows).map(({ cells }) => [...cells]);
  const width = Math.max(columns.headings.length, ...head.map(({ length }) => length));
  return {
    head,
    columns: {
      ...columns,
      kinds: Array.from({ length: width }, (_, at) => columns.kinds[at] ?? 'none'),
    },
    lines: byState
      .flat()
      .slice(0, shownLines)
      .map(({ line, match: { bill, ...match } }) => ({
        ...{ row: line.row, day: line.day, ...match },
        amount: line.paise === null ? null : toRupees(line.paise),
        text: [line.words, line.reference, line.leftOut].filter(Boolean).join(' · '),
        mayBook: match.state !== 'known' && match.why !== 'out' && isWhole(line),
        bill: bill && { _id: bill._id, number: bill.number, fullname: bill.fullname },
      })),
    counts: Object.fromEntries(lineStates.map((state, at) => [state, byState[at]?.length ?? 0])) as Record<
      LineState,
      number
    >,
  };
}

type WholeLine = BankLine & { day: string; paise: number };
const isWhole = (line: BankLine): line is WholeLine => line.day !== null && line.paise !== null;

/** The time of a bank's payment: noon of its day, but after its bill, not in the future, and not in a closed month. */
async function timeOf(db: Db, day: string, billId: string, now: Date): Promise<Date> {
  const bill = await db
    .selectFrom('bills')
    .select('issued_at')
    .where('id', '=', billId)
    .executeTakeFirstOrThrow();
  const noon = Math.max(indiaMoment(day, '12:00'), bill.issued_at.getTime());
  const at = new Date(Math.min(noon, now.getTime()));
  return timeOutsideClosedMonths(db, at, now);
}

type Clerk = { user: CurrentUser; now: Date; fileName: string };

/** Books one line in its own transaction: links it to a recorded payment, or adds a payment. */
const bookLine = (db: Db, { user, now, fileName }: Clerk, line: WholeLine, billId: string): Promise<void> =>
  db.transaction().execute(async (db) => {
    const { key, utr, day, paise, reference, words, row } = line;
    const locked = await lockValidBill(db, billId);
    // Several lines of one payout have its UTR, but each is a payment of its own.
    const isAlone = key === uniqueUtrKey(utr);
    const { rows: taken } = await takenByUtr(isAlone ? [utr] : []).execute(db);
    if (taken.some((payment) => payment.linked || payment.billId !== billId))
      throw new AppError('bankLineKnown');
    const { rows: recorded } = await sql<{
      id: number;
    }>`select ${recordedPayment(paise, utr, sql`${billId}::uuid`)}
      order by plain_utr(p.reference) = ${utr} desc, p.at, p.id limit 1`.execute(db);
    const paymentId =
      recorded[0]?.id ??
      (await addPayment(
        db,
        clerkOf(user),
        billId,
        locked,
        { method: 'UPI', paise, technicianId: null, reference: (utr || reference).slice(0, 100) },
        { at: await timeOf(db, day, billId, now), now },
      ));
    const settled = {
      state: recorded[0] ? 'linked' : 'booked',
      payment_id: paymentId,
      settled_at: now,
      settled_by: actorName(clerkOf(user)),
    } as const;
    await db
      .insertInto('bank_lines')
      .values({
        id: newId(),
        ...{ key, utr, day, reference, words, ...settled },
        amount_paise: paise,
        file_name: fileName,
        file_row: row,
        read_at: now,
        read_by: settled.settled_by,
      })
      // Versions before 2.12 stored lines that waited.
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(settled).where('bank_lines.payment_id', 'is', null),
      )
      .returning('id')
      .executeTakeFirstOrThrow(() => new AppError('bankLineKnown'));
  });

/** Books the ticked lines, once each, and says which were refused. Remembers the columns. */
export async function bookLines({ db, deps: { clock }, user }: UserContext, input: BookLines) {
  const { columns, lines } = await readFile(db, input);
  const clerk = { user, now: clock(), fileName: input.fileName };
  if (columns.below > 0)
    await db
      .insertInto('bank_layouts')
      .values({
        headings: layoutKey(columns.headings),
        columns: JSON.stringify(columns.kinds),
        at: clerk.now,
      })
      .onConflict((conflict) =>
        conflict.column('headings').doUpdateSet({ columns: JSON.stringify(columns.kinds), at: clerk.now }),
      )
      .execute();
  const byRow = new Map(lines.map((line) => [line.row, line]));
  const refused: { row: number; why: string }[] = [];
  for (const { row, billId } of input.lines) {
    const line = byRow.get(row);
    const isMoneyIn = line !== undefined && isWhole(line) && line.doubt?.why !== 'out';
    const failure = isMoneyIn
      ? await bookLine(db, clerk, line, billId).catch((error: unknown) => error)
      : new AppError('bankLineNotFound');
    if (failure instanceof AppError) refused.push({ row, why: failure.message });
    else if (failure) throw failure;
  }
  const booked = input.lines.length - refused.length;
  if (booked > 0)
    await recordChange(db, user, 'settlement.take', 'settlement', input.fileName, { after: { booked } });
  return { message: successTexts('paymentsBooked', { count: booked }), data: { booked, refused } };
}

/** Bills to choose from: they have a due, or a UPI payment of the line's sum without a line of its own. */
export async function billsForLine(
  { db }: ShopContext,
  { amount, day, search }: { amount: number; day: string; search: string },
) {
  const paise = toPaise(amount);
  const wanted = search.trim();
  const asNumber = /^\d{1,9}$/.test(wanted) ? Number(wanted) : -1;
  const meant =
    wanted === ''
      ? sql`(o.due_paise = ${paise} or recorded.recorded)`
      : sql`(b.number = ${wanted.toUpperCase().replaceAll(' ', '')} or b.serial = ${asNumber}
          or b.order_number = ${asNumber} or ${contains(sql`folded(b.customer->>'fullname')`, wanted)})`;
  type Row = BillOfLine & { issued_at: Date; due_paise: number; recorded: boolean };
  const { rows } = await sql<Row>`
    select b.id as "_id", b.number, b.customer->>'fullname' as fullname, b.issued_at, o.due_paise, recorded.recorded
    from (select bill_number as number from orders where due_paise > 0
        union select b.number from bill_payments p join bills b on b.id = p.bill_id
          where p.method = 'UPI' and p.amount_paise = ${paise}
            and p.at between ${day}::date - 30 and ${day}::date + 30) as candidates
      join bills b using (number)
      cross join lateral (
        select due_paise from orders where id = b.order_id and bill_number = b.number offset 0) as o
      cross join lateral (select exists (select ${recordedPayment(paise, '', sql`b.id`)}) as recorded offset 0) as recorded
    where (o.due_paise > 0 or recorded.recorded) and ${meant}
    order by abs(extract(epoch from b.issued_at - ${day}::date)), b.number limit 20`.execute(db);
  return rows.map(({ due_paise, issued_at, ...row }) => ({
    ...row,
    due: toRupees(due_paise),
    issuedAt: issued_at.toISOString(),
  }));
}
