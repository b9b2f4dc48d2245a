// Proposes what the columns of a bank's file hold, by their headings.
import type { BankColumns, ColumnKind } from '#shared/bills/bank-file.ts';
import { findHeadings, plainHeading } from '../../../platform/table-file/headings.ts';
import type { TableRow } from '../../../platform/table-file/read-table.ts';

const has = (words: string) => new RegExp(` (?:${words}) `);

const creditAndDebit = has(
  [
    'crdr|drcr|(?:c|cr|credit) (?:or )?(?:d|dr|debit)|(?:d|dr|debit) (?:or )?(?:c|cr|credit)',
    'deposits? (?:or )?withdr\\S*|withdr\\S* (?:or )?deposits?|जमा नामे|नामे जमा|जमा नावे|नावे जमा',
  ].join('|'),
);
const ofBalance = has('bal|balance|शेष|शिल्लक');
const isUtr = has('utr|rrn|upi (?:ref|reference|transaction|txn|tran|id).*');

// The first matching pattern wins. Headings come in small letters, between blanks, without punctuation.
const patterns: readonly [RegExp, ColumnKind][] = [
  [ofBalance, 'none'],
  [has('settlement (?:utr|id|amount)'), 'none'],
  [
    has('fee|fees|charge|charges|tax|gst|mdr|commission|net|tip|refund|discount|cashback|tds|settled'),
    'none',
  ],
  [has('status|result|response|outcome|(?:txn|transaction|payment) state|स्थिति|स्थिती'), 'status'],
  [creditAndDebit, 'direction'],
  [has('date|dt|created|creation|timestamp|तारीख|दिनांक'), 'date'],
  [isUtr, 'reference'],
  [has('(?:merchant|order|invoice|bill|customer).* (?:ref|reference|id|no|number)'), 'narration'],
  [has('ref|reference|chq|cheque|chqno|chequeno|refno|संदर्भ'), 'reference'],
  [has('account|acct|a c|ac|card|instrument|payment type|mode'), 'none'],
  [has('type|direction|indicator|व्यवहार प्रकार|प्रकार'), 'direction'],
  [
    has('from|by|payer|name|narration|descriptions?|particulars|remarks?|details?|message|notes?'),
    'narration',
  ],
  [has('comments?|purpose|activity|विवरण|तपशील'), 'narration'],
  [has('withdr\\S*|debits?|dr|paid out|money out|नामे|नावे'), 'out'],
  [has('deposits?|credits?|cr|received|receipts?|paid in|money in|जमा'), 'in'],
  [has('amount|amt|sum|value|रक्कम|रकम|राशि'), 'amount'],
];

const dateRanks = [has('transaction|txn|tran|trans'), has('post|posted|posting|value|settlement|settled')];
const dateRank = (words: string): number =>
  dateRanks[0]?.test(words) ? 0 : dateRanks[1]?.test(words) ? 2 : 1;

const plainWords = (heading: string): string =>
  ` ${heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

function kindsOf(headings: readonly string[]): ColumnKind[] {
  const words = headings.map(plainWords);
  const kinds = words.map((heading) => patterns.find(([pattern]) => pattern.test(heading))?.[1] ?? 'none');
  const leaveOut = (isLeftOut: (kind: ColumnKind, at: number) => boolean) => {
    for (const [at, kind] of kinds.entries()) if (isLeftOut(kind, at)) kinds[at] = 'none';
  };
  const dates = kinds.flatMap((kind, at) => (kind === 'date' ? [at] : []));
  const [day] = dates.toSorted((one, other) => dateRank(words[one] ?? '') - dateRank(words[other] ?? ''));
  leaveOut((kind, at) => kind === 'date' && at !== day);
  // Beside columns for money in and out, a column 'credit or debit' after the balance is about the balance.
  const hasTwo = kinds.includes('in') && kinds.includes('out');
  leaveOut(
    (kind, at) =>
      kind === 'direction' &&
      !has('type').test(words[at] ?? '') &&
      (hasTwo || ofBalance.test(words[at - 1] ?? '')),
  );
  // The only column of money has both directions, by a sign or by CR and DR in it.
  const both = words.findIndex((heading, at) => kinds[at] === 'direction' && creditAndDebit.test(heading));
  if (both >= 0 && !kinds.some((kind) => kind === 'in' || kind === 'out' || kind === 'amount'))
    kinds[both] = 'amount';
  if (kinds.includes('in')) leaveOut((kind) => kind === 'amount');
  for (const one of ['in', 'out', 'amount'] as const)
    leaveOut((kind, at) => kind === one && kinds.indexOf(one) !== at);
  const utrs = kinds.map((kind, at) => kind === 'reference' && isUtr.test(words[at] ?? ''));
  if (utrs.includes(true)) leaveOut((kind, at) => kind === 'reference' && !utrs[at]);
  return kinds;
}

export const layoutKey = (headings: readonly string[]): string => headings.map(plainHeading).join('|');

const score = (headings: readonly string[]): number => {
  const kinds = kindsOf(headings);
  const isOne = kinds.includes('date') && (kinds.includes('in') || kinds.includes('amount'));
  return isOne ? kinds.filter((kind) => kind !== 'none').length + (kinds.includes('in') ? 1 : 0) : 0;
};

/**
 * The columns that an admin confirmed for these headings, or else those that the headings suggest. If no heading is
 * known, the headings are the widest of the first rows without digits.
 */
export function proposeColumns(
  rows: readonly TableRow[],
  confirmed: ReadonlyMap<string, readonly ColumnKind[]>,
  isChosen = false,
): BankColumns {
  const widths = (cells: readonly string[]) =>
    cells.some((cell) => /\d/.test(cell)) ? 0 : cells.filter(Boolean).length;
  const widest = Math.max(...rows.slice(0, 30).map(({ cells }) => widths(cells)));
  const find = (points: (cells: readonly string[]) => number) => findHeadings(rows, points, isChosen);
  const { headings, below } = find((cells) => Number(confirmed.has(layoutKey(cells)))) ??
    find(score) ??
    (widest > 1 ? find((cells) => (widths(cells) === widest ? 1 : 0)) : null) ?? {
      headings: isChosen ? (rows[0]?.cells ?? []) : [],
      below: Number(isChosen),
    };
  const kinds = confirmed.get(layoutKey(headings)) ?? kindsOf(headings);
  return { headings: [...headings], below, kinds: [...kinds] };
}
