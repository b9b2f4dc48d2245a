// Says of each line of a bank's file which bill it may pay, and why (docs/rules.md#bills). Nothing is written.
import { type RawBuilder, sql } from 'kysely';
import type { BillOfLine, LineReason, LineState } from '#shared/bills/bank-file.ts';
import { dayAfter } from '#shared/india-day.ts';
import { within } from '../../../platform/db/conditions.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { inTurns } from '../../../platform/in-turns.ts';
import { indiaDate } from '../../../platform/india-days.ts';
import type { BankLine } from './lines.ts';
import { order, readReferences } from './references.ts';

type Bill = BillOfLine & { orderNumber: number; day: string; duePaise: number; credited: boolean };
/** A payment by UPI that somebody recorded. `linked`: a line of a bank is it already. */
type Recorded = { id: number; billId: string; paise: number; day: string; utr: string; linked: boolean };

export type Match = { state: LineState; why: LineReason; word: string; bill: Bill | null };

/** What stays of a line without a UTR if a later file has it in another row. */
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

/** Payments with this UTR, by any line of a bank or by hand. */
export const takenByUtr = (utrs: readonly string[]) => sql<{ billId: string; linked: boolean; utr: string }>`
  select p.bill_id as "billId", ${linked} as linked, plain_utr(p.reference) as utr from bill_payments p
    where p.reference <> '' and plain_utr(p.reference) = any(${utrs}::text[]) and ${notCorrected}
  union all
  select p.bill_id, true, l.utr from bank_lines l join bill_payments p on p.id = l.payment_id
    where l.utr = any(${utrs}::text[]) and l.utr <> ''`;

/** A payment of a bill that a line may be: of its sum, without a line, and without another UTR. */
export const recordedAs = (
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
  const keys = await db
    .selectFrom('bank_lines')
    .select('key')
    .where('key', '=', sql<string>`any(${lines.map(({ key }) => key)}::text[])`)
    .where('payment_id', 'is not', null)
    .execute();
  const known = new Set([
    ...keys.map(({ key }) => key),
    ...taken.flatMap(({ utr, linked }) => (linked ? [`utr:${utr}`] : [])),
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
  };
}

/** Plans the lines: those that name a bill first, then those of which only sum and day fit. */
export async function planLines(db: Db, lines: readonly BankLine[], today: string): Promise<Match[]> {
  const referencesIn = await readReferences(db);
  const asked = await inTurns(lines, ({ reference, words }) => referencesIn(`${reference}\n${words}`));
  const { bills, recorded, known, booked } = await readFacts(db, lines, [...new Set(asked.flat())]);

  const billOf = new Map(bills.map((bill) => [bill._id, bill]));
  const billsByName = Map.groupBy(
    bills.flatMap((bill) => [bill.number, `${order}${bill.orderNumber}`].map((name) => ({ name, bill }))),
    ({ name }) => name,
  );
  const due = new Map(bills.map(({ _id, duePaise }) => [_id, duePaise]));
  const free = new Map(recorded.map((payment) => [payment.id, payment]));
  const paidByUtr = Map.groupBy(recorded, ({ utr }) => utr);
  const paidByBill = Map.groupBy(recorded, ({ billId }) => billId);
  const paidBySum = Map.groupBy(recorded, ({ paise }) => paise);
  const billsBySum = Map.groupBy(bills, ({ duePaise }) => duePaise);
  const withUtr = Map.groupBy(lines, ({ utr }) => utr);

  const match = (state: LineState, why: LineReason, bill: Bill | null = null, word = ''): Match => ({
    state,
    why,
    word,
    bill,
  });
  const link = (state: LineState, why: LineReason, { id, billId }: Recorded): Match => {
    free.delete(id);
    return match(state, why, billOf.get(billId) ?? null);
  };
  const maybe = (payment: Recorded, { utr, paise, day }: BankLine) =>
    free.has(payment.id) &&
    payment.paise === paise &&
    isNear(payment.day, day ?? '') &&
    (utr === '' || payment.utr === utr || !/\d{10}/.test(payment.utr));

  function ofItself(line: BankLine): Match | null {
    const { doubt, utr, key, paise, day } = line;
    if (doubt?.why === 'out') return match('open', 'out');
    if (known.has(key)) return match('known', 'known');
    if (doubt) return match('open', doubt.why, null, doubt.word);
    if (paise === null || day === null) return match('open', 'unread');
    if (utr === '' && booked.has(withoutRow(line))) return match('open', 'alike');
    const others = (utr && withUtr.get(utr)) || [];
    if (others.some((other) => other.doubt?.why === 'out')) return match('open', 'reversed');
    if (others.length > 1) return match('open', 'sameUtr');
    return day > today ? match('open', 'wrongDay') : null;
  }

  function ofName(line: BankLine, names: readonly string[]): Match | null {
    const byUtr = (line.utr && paidByUtr.get(line.utr)) || [];
    const [payment] = byUtr;
    if (payment) {
      if (byUtr.length > 1) return match('open', 'several');
      const fits = payment.paise === line.paise;
      return fits ? link('sure', 'utr', payment) : match('open', 'wrongSum', billOf.get(payment.billId));
    }
    if (names.length === 0) return null;
    const meant = [...new Set(names.flatMap((name) => billsByName.get(name) ?? []).map(({ bill }) => bill))];
    const valid = meant.filter(({ credited }) => !credited);
    const [bill] = valid.length > 0 ? valid : meant;
    if (!bill) return match('open', 'unknown');
    return valid.length > 1 ? match('open', 'several') : ofBill(line, bill);
  }

  function ofBill(line: BankLine, bill: Bill): Match {
    if (bill.credited) return match('open', 'credited', bill);
    const before = paidByBill.get(bill._id)?.find((payment) => maybe(payment, line));
    if (before) return link('sure', 'recorded', before);
    if ((line.day ?? '') < dayAfter(bill.day, -1)) return match('open', 'wrongDay', bill);
    const rest = due.get(bill._id) ?? 0;
    if (rest !== line.paise) return match('open', rest === 0 ? 'paid' : 'wrongSum', bill);
    due.set(bill._id, 0);
    return match('sure', 'named', bill);
  }

  function ofSumAndDay(line: BankLine): Match {
    const paid = (paidBySum.get(line.paise ?? -1) ?? []).filter((payment) => maybe(payment, line));
    const unpaid = (billsBySum.get(line.paise ?? -1) ?? []).filter(
      ({ _id, day }) => due.get(_id) === line.paise && isNear(day, line.day ?? ''),
    );
    if (paid.length + unpaid.length > 1) return match('open', 'several');
    if (paid[0]) return link('likely', 'recorded', paid[0]);
    const [bill] = unpaid;
    if (!bill) return match('open', 'unknown');
    due.set(bill._id, 0);
    return match('likely', 'sumAndDay', bill);
  }

  const matches = await inTurns(lines, (line, at) => ofItself(line) ?? ofName(line, asked[at] ?? []));
  return inTurns(lines, (line, at) => matches[at] ?? ofSumAndDay(line));
}
