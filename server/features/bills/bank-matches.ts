// Finds the bill or the recorded payment that a line of the bank belongs to (docs/rules.md#bills).
import { type RawBuilder, sql } from 'kysely';
import { billNumber } from '#shared/bills/numbers.ts';
import type { OpenReason } from '#shared/bills/settlement.ts';
import { dayAfter } from '#shared/india-day.ts';
import type { Db } from '../../platform/db/schema.ts';
import { dayEnd, dayStart, indiaDate } from '../../platform/india-days.ts';
import type { BankLine } from './bank-file.ts';

type Bill = {
  id: string;
  number: string;
  orderNumber: number;
  orderId: string;
  fullname: string;
  day: string;
  duePaise: number;
  credited: boolean;
};
/** A payment by UPI that somebody recorded and that no line of the bank belongs to yet. */
type Recorded = { id: number; billId: string; paise: number; day: string; reference: string };

export type NewMatch =
  | { does: 'book'; bill: Bill }
  | { does: 'link'; bill: Bill; paymentId: number }
  | { does: 'open'; why: OpenReason; bill: Bill | null };
export type Match = NewMatch | { does: 'known' | 'twice'; bill: null };

/** Says whether a line was read neither before nor further up in the file. */
export const isNew = (match: Match): match is NewMatch => match.does !== 'known' && match.does !== 'twice';

const bare = (text: string) => text.replace(/[^a-zA-Z0-9]/g, '').toUpperCase();

/** Finds the references of bills and orders in texts of the bank, as numbers of bills and 'ORDER1042'. */
export type References = { in: (text: string) => string[]; isOne: (text: string) => boolean };

const order = 'ORDER';

export async function readReferences(db: Db): Promise<References> {
  const series = await db.selectFrom('bill_series').select(['prefix', 'financial_year']).execute();
  const begins = series.map(({ prefix, financial_year }) => {
    // The bank may keep the number of the bill with its strokes, as in the note of the payment.
    const year = financial_year.split('-').join('[^a-zA-Z0-9]?');
    return `${prefix ? `(?<![a-zA-Z])${prefix}` : '(?<![a-zA-Z0-9])'}[^a-zA-Z0-9]?${year}[^a-zA-Z0-9]?\\d{5,7}`;
  });
  const pattern = new RegExp(
    `(?:${[...begins, `(?<![a-zA-Z0-9])${order}[ #-]?\\d{1,9}`].join('|')})(?!\\d)`,
    'gi',
  );
  const matches = (text: string) => (text.match(pattern) ?? []).map(bare);
  const numberOf = (reference: string): string => {
    if (reference.startsWith(order)) return `${order}${Number(reference.slice(order.length))}`;
    const [one] = series.filter(({ prefix, financial_year }) =>
      reference.startsWith(bare(prefix + financial_year)),
    );
    if (!one) return reference;
    const serial = Number(reference.slice(bare(one.prefix + one.financial_year).length));
    return billNumber(one.prefix, one.financial_year, serial);
  };
  return {
    in: (text) => [...new Set(matches(text).map(numberOf))],
    isOne: (text) => matches(text)[0] === bare(text),
  };
}

const isNear = (one: string, other: string) => one >= dayAfter(other, -1) && one <= dayAfter(other, 1);

const billColumns = sql`b.id, b.number, b.order_number as "orderNumber", b.order_id as "orderId",
  b.customer->>'fullname' as fullname, ${indiaDate(sql`b.issued_at`)}::text as day,
  case when o.bill_number = b.number then o.due_paise else 0 end as "duePaise",
  o.bill_number is distinct from b.number as credited`;

/**
 * Plans each line, in their order: a line whose bill an earlier line has taken stays open.
 * Nothing is written.
 */
export async function planLines(
  db: Db,
  lines: readonly BankLine[],
  references: References,
  today: string,
): Promise<Match[]> {
  const asked = lines.map(({ reference, words }) => references.in(`${reference}\n${words}`));
  const named = [...new Set(asked.flat())];
  const orderNumbers = named.flatMap((name) =>
    name.startsWith(order) ? [Number(name.slice(order.length))] : [],
  );
  const sums = [...new Set(lines.map(({ paise }) => paise))];
  const days = lines.map(({ day }) => day).sort();
  const [first, last] = [dayAfter(days[0] ?? '2000-01-01', -1), dayAfter(days.at(-1) ?? '2000-01-01', 1)];

  const inDays = (moment: RawBuilder<unknown>) =>
    sql`${moment} >= ${dayStart(first)} and ${moment} < ${dayEnd(last)}`;
  const { rows: bills } = await sql<Bill>`
    select ${billColumns} from bills b join orders o on o.id = b.order_id
    where b.document = 'bill' and b.id in (
      select id from bills where number = any(${named}::text[])
      union select id from bills where order_id in
        (select id from orders where order_number = any(${orderNumbers}::integer[]))
      union select b.id from orders o join bills b on b.number = o.bill_number
        where o.due_paise > 0 and o.due_paise = any(${sums}::bigint[]) and ${inDays(sql`b.issued_at`)}
      union select bill_id from bill_payments p
        where method = 'UPI' and amount_paise = any(${sums}::bigint[]) and ${inDays(sql`p.at`)})
    order by b.issued_at, b.id`.execute(db);
  const { rows: recorded } = await sql<Recorded>`
    select p.id, p.bill_id as "billId", p.amount_paise as paise, ${indiaDate(sql`p.at`)}::text as day, p.reference
    from bill_payments p
    where p.method = 'UPI' and p.amount_paise > 0 and p.bill_id = any(${bills.map(({ id }) => id)}::uuid[])
      and not exists (select from bill_payments c where c.corrects = p.id)
      and not exists (select from bank_lines l where l.payment_id = p.id)
    order by p.id`.execute(db);
  const keys = await db
    .selectFrom('bank_lines')
    .select(['key', 'utr'])
    .where(({ eb, or }) =>
      or([
        eb('key', '=', sql<string>`any(${lines.map(({ key }) => key)}::text[])`),
        eb('utr', '=', sql<string>`any(${lines.flatMap(({ utr }) => utr || [])}::text[])`),
      ]),
    )
    .execute();
  const known = new Set(keys.map(({ key }) => key));
  const inFile = new Set<string>();
  const utrs = new Set(keys.map(({ utr }) => utr));

  const billOf = new Map(bills.map((bill) => [bill.id, bill]));
  const due = new Map(bills.map(({ id, duePaise }) => [id, duePaise]));
  const free = new Map(recorded.map((payment) => [payment.id, payment]));
  const open = (why: OpenReason, bill: Bill | null = null): Match => ({ does: 'open', why, bill });
  const book = (bill: Bill): Match => {
    due.set(bill.id, 0);
    return { does: 'book', bill };
  };
  const link = ({ id, billId }: Recorded): Match => {
    free.delete(id);
    const bill = billOf.get(billId);
    return bill ? { does: 'link', bill, paymentId: id } : open('unknown');
  };

  function ofReference(line: BankLine, bill: Bill): Match {
    if (bill.credited) return open('credited', bill);
    const before = [...free.values()].find(
      ({ billId, paise, day }) => billId === bill.id && paise === line.paise && isNear(day, line.day),
    );
    if (before) return link(before);
    if (line.day < dayAfter(bill.day, -1)) return open('wrongDay', bill);
    const rest = due.get(bill.id) ?? 0;
    if (rest === 0) return open('paid', bill);
    return rest === line.paise ? book(bill) : open('wrongSum', bill);
  }

  function ofSumAndDay(line: BankLine): Match {
    const fits = ({ paise, day }: { paise: number; day: string }) =>
      paise === line.paise && isNear(day, line.day);
    const byUtr = [...free.values()].filter(
      ({ paise, reference }) => paise === line.paise && line.utr !== '' && bare(reference).includes(line.utr),
    );
    if (byUtr.length === 1 && byUtr[0]) return link(byUtr[0]);
    const [paid, unpaid] = [
      [...free.values()].filter(fits),
      bills.filter((bill) => fits({ paise: due.get(bill.id) ?? 0, day: bill.day })),
    ];
    if (paid.length + unpaid.length > 1) return open('several');
    if (paid[0]) return link(paid[0]);
    return unpaid[0] ? book(unpaid[0]) : open('unknown');
  }

  return lines.map((line, at): Match => {
    if (known.has(line.key)) return { does: 'known', bill: null };
    if (inFile.has(line.key)) return { does: 'twice', bill: null };
    inFile.add(line.key);
    if (line.utr) {
      if (utrs.has(line.utr)) return open('sameUtr');
      utrs.add(line.utr);
    }
    if (line.day > today) return open('wrongDay');
    const names = asked[at] ?? [];
    if (names.length === 0) return ofSumAndDay(line);
    const meant = bills.filter(
      (bill) => names.includes(bill.number) || names.includes(`${order}${bill.orderNumber}`),
    );
    const valid = meant.filter(({ credited }) => !credited);
    const [bill] = valid.length > 0 ? valid : meant;
    if (!bill) return open('unknown');
    return valid.length > 1 ? open('several') : ofReference(line, bill);
  });
}
