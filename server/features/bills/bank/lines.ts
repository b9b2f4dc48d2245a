// Reads the lines of a bank's file.
import { createHash } from 'node:crypto';
import type { BankColumns, ColumnKind } from '#shared/bills/bank-file.ts';
import { utrIn, utrOf } from '#shared/bills/utr.ts';
import { maxLength } from '#shared/limits.ts';
import { toPaise } from '#shared/primitives.ts';
import { type Money, readDay, readMoney } from '#shared/typed-values.ts';
import { inTurns } from '../../../platform/in-turns.ts';
import { plainHeading } from '../../../platform/table-file/headings.ts';
import type { TableRow } from '../../../platform/table-file/read-table.ts';

/** Why only a person can say whether a line is money that came in. `word` is from the file. */
export type Doubt = { why: 'out' | 'word' | 'unread' | 'noDirection'; word: string };

/**
 * `key` is the same whenever the line is read again. `day` and `paise` are missing if the file does not say them
 * clearly. `leftOut` has the words of unused columns, if they differ from row to row.
 */
export type BankLine = {
  key: string;
  utr: string;
  row: number;
  day: string | null;
  paise: number | null;
  reference: string;
  words: string;
  leftOut: string;
  doubt: Doubt | null;
};

/** The key of a line whose UTR no other line has. */
export const uniqueUtrKey = (utr: string): string => `utr:${utr}`;

type Flow = 'in' | 'out';

const flowWords: Readonly<Record<Flow, string>> = {
  in: ' success successful completed captured settled paidin credit credited cr c deposit in moneyin जमा क्रेडिट ',
  out: ' debit debited dr d withdrawal out moneyout paidout नामे नावे डेबिट ',
};

function flowOf(cell: string): Flow | null {
  const word = ` ${plainHeading(cell)} `;
  if (flowWords.in.includes(word)) return 'in';
  return flowWords.out.includes(word) ? 'out' : null;
}

// Words in lines that are not a customer's payment, such as refunds, interest, fees and failed transfers.
const doubtful = new RegExp(
  `(?<!\\p{L})(?:${[
    'refund(?:ed)?|rfnd|charge ?back|cashback|dispute[ds]?',
    '(?:upi|imps|neft|rtgs)?(?:rev|rvsl|revrsl|revers(?:al|ed)|ret|retn|rtn|return(?:ed)?)',
    'interest|int\\.? ?p(?:ai)?d|int\\.|charges?|chrgs?|chgs?|fees?|lien|hold',
    'fail(?:ed|ure)?|unsuccessful|declined?|pending|rej(?:ect(?:ed)?)?|bounced?|cancel(?:l?ed)?|expired|time(?:d)? ?out|unpaid|विफल',
    'dropped|abort(?:ed)?|incomplete|initiated|processing|in ?progress|awaiting|queued|void(?:ed)?|dishonou?red',
  ].join('|')})(?![\\p{L}\\p{M}])|/DR/|(?<![\\p{L}\\p{N}])R/(?=UPI|IMPS|NEFT)`,
  'iu',
);

/** A later date is a mistake in the file, and PostgreSQL refuses years after 9999. */
const lastDay = '2199-12-31';

/** The heading of a payment's own reference, which a payout's file has beside the UTR. */
const ownId = /\b(?:transaction|txn|payment|order)s? ?(?:id|no|number|ref|reference)\b/i;

const isBlank = (cell: string) => /^[-–—]?$/.test(cell);
const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, maxLength.reason);

export async function readLines(
  bytes: Buffer,
  rows: readonly TableRow[],
  { headings, below, kinds }: BankColumns,
): Promise<BankLine[]> {
  const file = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const placesOf = (kind: ColumnKind) => kinds.flatMap((one, at) => (one === kind ? [at] : []));
  const places = {
    date: placesOf('date'),
    money: [...placesOf('in'), ...placesOf('out'), ...placesOf('amount')],
    flow: [...placesOf('direction'), ...placesOf('status')],
    reference: placesOf('reference'),
    narration: placesOf('narration'),
    ownId: headings.flatMap((heading, at) => (ownId.test(heading) ? [at] : [])),
  };
  const lines = rows.slice(below);
  const leftOut = placesOf('none').filter((at) => hasSeveralWords(lines, at));
  // If some sums of a column have a minus, those without one came in.
  const signed = placesOf('amount').some((at) =>
    lines.some(({ cells }) => readMoney(cells[at] ?? '')?.mark === 'out' && !/d/i.test(cells[at] ?? '')),
  );

  function readLine({ row, cells }: TableRow): (BankLine & { ownId: string }) | null {
    const filled = (all: readonly number[]) => all.filter((at) => !isBlank(cells[at] ?? ''));
    const doubts: Doubt[] = [];
    const flows = new Set<Flow>();
    const unread = (at: number | undefined) =>
      doubts.push({
        why: 'unread',
        word: [headings[at ?? -1], cells[at ?? -1] || '–'].filter(Boolean).join(': '),
      });

    const sums = filled(places.money).flatMap((at) => {
      const money = readMoney(cells[at] ?? '');
      if (!money) unread(at);
      return money && money.rupees !== 0 ? [{ at, money }] : [];
    });
    if (sums.length === 0 && doubts.length === 0) return null;
    const [sum] = sums;
    if (sums.length > 1) unread(sums[1]?.at);
    if (sum) {
      const flow = flowOfSum(kinds[sum.at], sum.money, signed);
      if (flow) flows.add(flow);
    }
    const day = readDay(cells[places.date[0] ?? -1] ?? '');
    if (!day || day > lastDay) unread(places.date[0]);
    for (const at of filled(places.flow)) {
      const flow = flowOf(cells[at] ?? '');
      if (flow) flows.add(flow);
      else doubts.unshift({ why: 'word', word: cells[at] ?? '' });
    }
    const textOf = (all: readonly number[]) =>
      short(
        filled(all)
          .map((at) => cells[at])
          .join(' '),
      );
    const words = textOf(places.narration);
    // Words of a failure or a refund may be in any column, whatever its heading.
    const word = cells.map((cell) => doubtful.exec(cell)?.[0]).find(Boolean);
    if (word) doubts.push({ why: 'word', word });
    if (flows.size === 0) doubts.push({ why: 'noDirection', word: '' });
    if (flows.has('out')) doubts.unshift({ why: 'out', word: '' });
    const reference = textOf(places.reference);
    const utr =
      places.reference.map((at) => utrOf(cells[at] ?? '')).find(Boolean) ?? utrIn(`${reference} ${words}`);
    return {
      ...{ key: utr ? uniqueUtrKey(utr) : `line:${file}:${row}`, utr, row, words },
      day: day && day <= lastDay ? day : null,
      ownId: textOf(places.ownId),
      leftOut: short(
        leftOut
          .flatMap((at) => (isBlank(cells[at] ?? '') ? [] : `${headings[at]}: ${cells[at]}`))
          .join(' · '),
      ),
      paise: sums.length === 1 && sum ? toPaise(sum.money.rupees) : null,
      reference,
      doubt: doubts[0] ?? null,
    };
  }

  const read = (await inTurns(lines, readLine)).filter((line) => line !== null);
  return withOwnKeys(read);
}

/**
 * A payment service pays out many payments with one UTR. Each is then known by its own reference, or by its sum and
 * row.
 */
function withOwnKeys(lines: readonly (BankLine & { ownId: string })[]): BankLine[] {
  const timesOf = new Map<string, number>();
  for (const { utr } of lines) timesOf.set(utr, (timesOf.get(utr) ?? 0) + 1);
  return lines.map(({ ownId, ...line }) => {
    const isShared = line.utr !== '' && (timesOf.get(line.utr) ?? 0) > 1;
    return isShared ? { ...line, key: `${line.key}:${ownId || `${line.paise}:${line.row}`}` } : line;
  });
}

/** Whether a column has words that differ from row to row. Numbers and codes do not count as words. */
function hasSeveralWords(lines: readonly TableRow[], at: number): boolean {
  const found = new Set<string>();
  for (const { cells } of lines) {
    const cell = cells[at] ?? '';
    if (/\p{L}/u.test(cell) && !/\d/.test(cell)) found.add(cell);
    if (found.size > 1) return true;
  }
  return false;
}

/** Many banks write a sum in their column for money out with a minus, too. */
function flowOfSum(kind: ColumnKind | undefined, { mark }: Money, signed: boolean): Flow | null {
  if (kind === 'out') return 'out';
  if (kind === 'in') return mark === 'out' ? 'out' : 'in';
  return mark ?? (signed ? 'in' : null);
}
