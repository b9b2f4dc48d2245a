// Proposes a bill for each line of a bank's file, and says why (docs/rules.md#bills). Writes nothing.
import { type RawBuilder, sql } from 'kysely';
import type { LineReason, LineState } from '#shared/bills/bank-file.ts';
import { dayAfter } from '#shared/india-day.ts';
import type { Db } from '../../../deps.ts';
import { within } from '../../../platform/db/conditions.ts';
import { inTurns } from '../../../platform/in-turns.ts';
import { indiaDate } from '../../../platform/india-days.ts';
import { type BankLine, uniqueUtrKey } from './lines.ts';
import { order, readReferences } from './references.ts';

export type BillOfLine = { _id: string; number: string; fullname: string };
type Bill = BillOfLine & { orderNumber: number; day: string; duePaise: number; credited: boolean };
/** A UPI payment that somebody recorded. `linked`: a bank line is linked to it already. */
type Recorded = { id: number; billId: string; paise: number; day: string; utr: string; linked: boolean };

export type Match = { state: LineState; why: LineReason; word: string; bill: Bill | null };

/** A key for a line without a UTR. It is the same if a later file has the line in another row. */
const withoutRow = ({ day, paise, words }: Pick<BankLine, 'day' | 'paise' | 'words'>) =>
  JSON.stringify([day, paise, words]);

const isNear = (one: string, other: string) => one >= dayAfter(other, -1) && one <= dayAfter(other, 1);

const billColumns = sql`b.id as "_id", b.number, b.order_number as "orderNumber",
  b.customer->>'fullname' as fullname, ${indiaDate(sql`b.issued_at`)}::text as day,
  case when o.bill_number = b.number then o.due_paise else 0 end as "duePaise",
  o.bill_number is distinct from b.number as credited`;

const notCorrected = sql`p.method = 'UPI' and p.amount_paise > 0
  and not exists (select from bill_payments c where c.corrects = p.id)`;
const linked = sql`exists (select from bank_lines l where l.payment_id = p.id)`;

/** Payments with these UTRs, from bank lines or typed by hand. */
export const takenByUtr = (utrs: readonly string[]) => sql<{ billId: string; linked: boolean; utr: string }>`
  select p.bill_id as "billId", ${linked} as linked, plain_utr(p.reference) as utr from bill_payments p
    where p.reference <> '' and plain_utr(p.reference) = any(${utrs}::text[]) and ${notCorrected}
  union all
  select p.bill_id, true, l.utr from bank_lines l join bill_payments p on p.id = l.payment_id
    where l.utr = any(${utrs}::text[]) and l.utr <> ''`;

/** Finds the payment of a bill that a line may be: of the same sum, without a bank line, and without another UTR. */
export const recordedPayment = (
  paise: number,
  utr: string,
  billId: RawBuilder<unknown>,
) => sql`p.id from bill_payments p
  where p.bill_id = ${billId} and p.amount_paise = ${paise} and ${notCorrected} and not ${linked}
    and (${utr} = '' or plain_utr(p.reference) = ${utr} or plain_utr(p.reference) !~ '[0-9]{10}')`;

async function readFacts(db: Db, lines: readonly BankLine[], named: readonly string[]) {
  const orderNumbers = named.flatMap((name) =>
    name.startsWith(order) ? [Number(name.slice(order.length))] : [],
  );
  const utrs = [...new Set(lines.flatMap(({ utr }) => utr || []))];
  const sums = [...new Set(lines.flatMap(({ paise }) => paise ?? []))];
  const days = lines.flatMap(({ day }) => day ?? []).sort();
  const [first, last] = [dayAfter(days[0] ?? '2000-01-01', -1), dayAfter(days.at(-1) ?? '2000-01-01', 1)];
  const inDays = (moment: RawBuilder<unknown>) => within(moment, { from: first, to: last });
  const { rows: bills } = await sql<Bill>`
    select ${billColumns} from bills b join orders o on o.id = b.order_id
    where b.document = 'bill' and b.id in (
      select id from bills where number = any(${named}::text[])
      union select id from bills where order_id in
        (select id from orders where order_number = any(${orderNumbers}::integer[]))
      union select b.id from orders o join bills b on b.number = o.bill_number
        where o.due_paise > 0 and o.due_paise = any(${sums}::bigint[]) and ${inDays(sql`b.issued_at`)}
      union select bill_id from bill_payments p
        where method = 'UPI' and amount_paise = any(${sums}::bigint[]) and ${inDays(sql`p.at`)}
      union select bill_id from bill_payments
        where reference <> '' and plain_utr(reference) = any(${utrs}::text[]))
    order by b.issued_at, b.id`.execute(db);
  const { rows: recorded } = await sql<Recorded>`
    select p.id, p.bill_id as "billId", p.amount_paise as paise, ${indiaDate(sql`p.at`)}::text as day,
      plain_utr(p.reference) as utr, ${linked} as linked
    from bill_payments p where p.bill_id = any(${bills.map(({ _id }) => _id)}::uuid[]) and ${notCorrected}
    order by p.id`.execute(db);
  const { rows: taken } = await takenByUtr(utrs).execute(db);
  const asked = [...lines.map(({ key }) => key), ...utrs.map(uniqueUtrKey)];
  const keys = await db
    .selectFrom('bank_lines')
    .select(['key', 'amount_paise'])
    .where('key', '=', sql<string>`any(${asked}::text[])`)
    .where('payment_id', 'is not', null)
    .execute();
  const known = new Set([
    ...keys.map(({ key }) => key),
    ...taken.flatMap(({ utr, linked }) => (linked ? [uniqueUtrKey(utr)] : [])),
  ]);
  const booked = await db
    .selectFrom('bank_lines')
    .select([sql<string>`day::text`.as('day'), 'amount_paise as paise', 'words'])
    .where('utr', '=', '')
    .where('payment_id', 'is not', null)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  return {
    bills,
    recorded: recorded.filter(({ linked }) => !linked),
    known,
    booked: new Set(booked.map(withoutRow)),
    // Booked lines whose UTR no other line has, by UTR and sum, because a file may repeat them.
    alone: new Set(keys.map(({ key, amount_paise }) => `${key} ${amount_paise}`)),
  };
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

const match = (state: LineState, why: LineReason, bill: Bill | null = null, word = ''): Match => ({
  state,
  why,
  word,
  bill,
});

/** The bills and payments that lines may be, less what earlier lines have used of them. */
function openBook({ bills, recorded }: Facts) {
  const billOf = new Map(bills.map((bill) => [bill._id, bill]));
  const due = new Map(bills.map(({ _id, duePaise }) => [_id, duePaise]));
  const free = new Set(recorded.map(({ id }) => id));
  return {
    billsByName: Map.groupBy(
      bills.flatMap((bill) => [bill.number, `${order}${bill.orderNumber}`].map((name) => ({ name, bill }))),
      ({ name }) => name,
    ),
    billsBySum: Map.groupBy(bills, ({ duePaise }) => duePaise),
    paidByUtr: Map.groupBy(recorded, ({ utr }) => utr),
    paidByBill: Map.groupBy(recorded, ({ billId }) => billId),
    paidBySum: Map.groupBy(recorded, ({ paise }) => paise),
    billOf: (id: string) => billOf.get(id) ?? null,
    dueOf: ({ _id }: Bill) => due.get(_id) ?? 0,
    /** Matches the line with what is due of a bill. */
    pay(state: LineState, why: LineReason, bill: Bill) {
      due.set(bill._id, 0);
      return match(state, why, bill);
    },
    /** Matches the line with a payment that somebody recorded. */
    link(state: LineState, why: LineReason, { id, billId }: Recorded) {
      free.delete(id);
      return match(state, why, billOf.get(billId) ?? null);
    },
    mayBe: (payment: Recorded, { utr, paise, day }: BankLine) =>
      free.has(payment.id) &&
      payment.paise === paise &&
      isNear(payment.day, day ?? '') &&
      (utr === '' || payment.utr === utr || !/\d{10}/.test(payment.utr)),
  };
}

type Book = ReturnType<typeof openBook>;

/** The match that follows from the line alone. `alike` are the lines with its UTR. */
function ofItself(
  line: BankLine,
  alike: readonly BankLine[],
  { known, booked, alone }: Facts,
  today: string,
) {
  const { doubt, utr, key, paise, day } = line;
  if (doubt?.why === 'out') return match('open', 'out');
  if (known.has(key) || alone.has(`${uniqueUtrKey(utr)} ${paise}`)) return match('known', 'known');
  if (doubt) return match('open', doubt.why, null, doubt.word);
  if (paise === null || day === null) return match('open', 'unread');
  if (utr === '' && booked.has(withoutRow(line))) return match('open', 'alike');
  if (alike.some((other) => other.doubt?.why === 'out')) return match('open', 'reversed');
  if (alike.length > 1) return match('open', 'sameUtr');
  return day > today ? match('open', 'wrongDay') : null;
}

/** The match by the line's UTR, or by the bills and orders that it names. */
function ofName(line: BankLine, names: readonly string[], book: Book): Match | null {
  const [payment, ...others] = (line.utr && book.paidByUtr.get(line.utr)) || [];
  if (payment && others.length > 0) return match('open', 'several');
  if (payment?.paise === line.paise) return book.link('sure', 'utr', payment);
  if (payment) return match('open', 'wrongSum', book.billOf(payment.billId));
  if (names.length === 0) return null;
  const meant = new Set(names.flatMap((name) => book.billsByName.get(name) ?? []).map(({ bill }) => bill));
  const valid = [...meant].filter(({ credited }) => !credited);
  const [bill] = valid.length > 0 ? valid : meant;
  if (!bill) return match('open', 'unknown');
  return valid.length > 1 ? match('open', 'several') : ofBill(line, bill, book);
}

function ofBill(line: BankLine, bill: Bill, book: Book): Match {
  if (bill.credited) return match('open', 'credited', bill);
  const before = book.paidByBill.get(bill._id)?.find((payment) => book.mayBe(payment, line));
  if (before) return book.link('sure', 'recorded', before);
  if ((line.day ?? '') < dayAfter(bill.day, -1)) return match('open', 'wrongDay', bill);
  const rest = book.dueOf(bill);
  if (rest !== line.paise) return match('open', rest === 0 ? 'paid' : 'wrongSum', bill);
  return book.pay('sure', 'named', bill);
}

function ofSumAndDay(line: BankLine, book: Book): Match {
  const paid = (book.paidBySum.get(line.paise ?? -1) ?? []).filter((payment) => book.mayBe(payment, line));
  const unpaid = (book.billsBySum.get(line.paise ?? -1) ?? []).filter(
    (bill) => book.dueOf(bill) === line.paise && isNear(bill.day, line.day ?? ''),
  );
  if (paid.length + unpaid.length > 1) return match('open', 'several');
  if (paid[0]) return book.link('likely', 'recorded', paid[0]);
  return unpaid[0] ? book.pay('likely', 'sumAndDay', unpaid[0]) : match('open', 'unknown');
}

/** Matches the lines that name a bill first, then those of which only sum and day fit. */
export async function planLines(db: Db, lines: readonly BankLine[], today: string): Promise<Match[]> {
  const referencesIn = await readReferences(db);
  const asked = await inTurns(lines, ({ reference, words }) => referencesIn(`${reference}\n${words}`));
  const facts = await readFacts(db, lines, [...new Set(asked.flat())]);
  const book = openBook(facts);
  const withUtr = Map.groupBy(lines, ({ utr }) => utr);
  const named = await inTurns(lines, (line, at) => {
    const alike = (line.utr && withUtr.get(line.utr)) || [];
    return ofItself(line, alike, facts, today) ?? ofName(line, asked[at] ?? [], book);
  });
  return inTurns(lines, (line, at) => named[at] ?? ofSumAndDay(line, book));
}
