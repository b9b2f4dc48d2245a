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

/** Why nobody but a person can say that a line is money that came in. `word` is of the file. */
export type Doubt = { why: 'out' | 'word' | 'unread' | 'noDirection'; word: string };

/** `key` is the same whenever the line is read again. Without `day` or `paise` the file does not say them clearly. */
export type BankLine = {
  key: string;
  utr: string;
  row: number;
  day: string | null;
  paise: number | null;
  reference: string;
  words: string;
  doubt: Doubt | null;
};

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

// Money of these kinds comes in, too, but pays no bill.
const doubtful = new RegExp(
  `(?<!\\p{L})(?:${[
    'refund(?:ed)?|rfnd|rev|rvsl|revrsl|revers(?:al|ed)|ret|rtn|return(?:ed)?|charge ?back|cashback|dispute[ds]?',
    'interest|int\\.? ?pd|int\\.|charges?|chrgs?|chgs?|fees?|lien|hold',
    'fail(?:ed|ure)?|unsuccessful|declined|pending|rej(?:ect(?:ed)?)?|bounced?|cancel(?:l?ed)?|expired|time ?out|unpaid|विफल',
  ].join('|')})(?![\\p{L}\\p{M}])|/DR/`,
  'iu',
);

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
  };
  const lines = rows.slice(below);
  // In a column with minus signs, sums without one came in.
  const signed = placesOf('amount').some((at) =>
    lines.some(({ cells }) => readMoney(cells[at] ?? '')?.mark === 'out' && !/d/i.test(cells[at] ?? '')),
  );

  function readLine({ row, cells }: TableRow): BankLine | null {
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
    if (!day) unread(places.date[0]);
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
    const word = doubtful.exec(words)?.[0];
    if (word) doubts.push({ why: 'word', word });
    if (flows.size === 0) doubts.push({ why: 'noDirection', word: '' });
    if (flows.has('out')) doubts.unshift({ why: 'out', word: '' });
    const reference = textOf(places.reference);
    const utr =
      places.reference.map((at) => utrOf(cells[at] ?? '')).find(Boolean) ?? utrIn(`${reference} ${words}`);
    return {
      ...{ key: utr ? `utr:${utr}` : `line:${file}:${row}`, utr, row, day, words },
      paise: sums.length === 1 && sum ? toPaise(sum.money.rupees) : null,
      reference,
      doubt: doubts[0] ?? null,
    };
  }

  const read = await inTurns(lines, readLine);
  return read.filter((line) => line !== null);
}

/** Many banks write a sum in their column for money out with a minus, too. */
function flowOfSum(kind: ColumnKind | undefined, { mark }: Money, signed: boolean): Flow | null {
  if (kind === 'out') return 'out';
  if (kind === 'in') return mark === 'out' ? 'out' : 'in';
  return mark ?? (signed ? 'in' : null);
}
