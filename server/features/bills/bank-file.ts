// Reads a settlement file of a bank: finds its columns and the lines with money that came in.
import { createHash } from 'node:crypto';
import { type BankColumn, type BankMapping, bankColumns } from '#shared/bills/settlement.ts';
import { AppError } from '#shared/errors.ts';
import { maxLength } from '#shared/limits.ts';
import { charge, day as dayField, toPaise } from '#shared/primitives.ts';
import { plainHeading, readCell } from '../../platform/table-file/cells.ts';
import { readTable, type TableRow } from '../../platform/table-file/read-table.ts';

/** A line with money that came in. `key` is the same whenever the line is read again. */
export type BankLine = {
  key: string;
  utr: string;
  row: number;
  day: string;
  paise: number;
  reference: string;
  words: string;
};

// The beginnings of headings in files of Indian banks and UPI services, the surest first.
const headings: Record<BankColumn, readonly string[]> = {
  date: [
    ...[
      'transactiondate',
      'txndate',
      'trandate',
      'paymentdate',
      'date',
      'valuedate',
      'postdate',
      'settlementdate',
    ],
    ...['तारीख', 'दिनांक'],
  ],
  amount: [
    ...['creditamount', 'depositamount', 'depositamt', 'deposit', 'credit', 'cramount', 'amount'],
    ...['transactionamount', 'txnamount', 'paidamount', 'grossamount', 'जमा', 'रक्कम', 'रकम'],
  ],
  reference: [
    ...[
      'utr',
      'rrn',
      'bankrrn',
      'bankutr',
      'bankreference',
      'upireference',
      'upiref',
      'reference',
      'refno',
      'chqref',
    ],
    ...['chequeref', 'chqno', 'transactionid', 'txnid', 'customerreference', 'संदर्भ'],
  ],
  words: [
    ...[
      'narration',
      'description',
      'particulars',
      'transactionremarks',
      'remarks',
      'details',
      'transactiondetails',
    ],
    ...['message', 'note', 'merchantorder', 'merchanttransaction', 'विवरण', 'तपशील'],
  ],
};

const headingRows = 30;

/** The place of each column in a row of headings, or -1. */
function columnsIn({ cells }: TableRow): Omit<BankMapping, 'row'> {
  const names = cells.map(plainHeading);
  const taken = new Set<number>();
  const placeOf = (column: BankColumn): number => {
    for (const begin of headings[column]) {
      const at = names.findIndex((name, place) => name.startsWith(begin) && !taken.has(place));
      if (at >= 0) {
        taken.add(at);
        return at;
      }
    }
    return -1;
  };
  return Object.fromEntries(bankColumns.map((column) => [column, placeOf(column)])) as Record<
    BankColumn,
    number
  >;
}

// Files of banks begin with rows about the account.
function guess(rows: readonly TableRow[]): BankMapping {
  const found = rows.slice(0, headingRows).map((row, at) => ({ row: at, ...columnsIn(row) }));
  return (
    found.find(({ date, amount }) => date >= 0 && amount >= 0) ?? {
      row: 0,
      ...{ date: -1, amount: -1, reference: -1, words: -1 },
    }
  );
}

// '23/11/26', '23-11-2026 10:21:33' and '23 Nov 26, 10:21 AM' too.
function readDay(text: string): string | null {
  const bare = text.replace(/[T,\s]{1,3}\d{1,2}:\d{2}.*$/, '').trim();
  const full = /^\d{4}-/.test(bare) ? bare : bare.replace(/^(.*[-/.\s])(\d{2})$/, '$120$2');
  return dayField.safeParse(readCell(full, 'date')).data ?? null;
}

/** Paise of money that came in, 0 for none or for money that went out, null for an unreadable cell. */
function readPaise(text: string): number | null {
  if (/^[-–—]?$/.test(text) || /^[-(−]|\bdr\.?\)?$/i.test(text)) return 0;
  const bare = text.replace(/^\+|\s?\(?cr\.?\)?$/gi, '').trim();
  const { data } = charge.safeParse(readCell(bare, 'money'));
  return data === undefined ? null : toPaise(data);
}

const mobileNumber = /^(91)?[6-9]\d{9}$/;

/** The bank's own number of a payment (UTR or RRN), or a blank text. */
function utrOf(
  { reference, words }: Pick<BankLine, 'reference' | 'words'>,
  isOurs: (text: string) => boolean,
): string {
  const given = reference.toUpperCase();
  const isNumber =
    /^[A-Z0-9]{9,30}$/.test(given) &&
    given.replace(/\D/g, '').length >= 6 &&
    !/^0+$/.test(given) &&
    !mobileNumber.test(given);
  if (isNumber && !isOurs(given)) return given;
  const numbers = words.match(/(?<![A-Za-z0-9])\d{12}(?![A-Za-z0-9])/g) ?? [];
  return numbers.find((number) => !mobileNumber.test(number)) ?? '';
}

const short = (text = '') => text.replace(/\s+/g, ' ').trim().slice(0, maxLength.reason);

export type ReadBankFile = {
  head: readonly TableRow[];
  columns: BankMapping;
  lines: BankLine[];
  unread: number[];
  skipped: number;
};

const maxRows = 20_000;

/** `isOurs` says whether a text is a reference of a bill or order. */
export async function readBankFile(
  bytes: Buffer,
  columns: BankMapping | undefined,
  isOurs: (text: string) => boolean,
): Promise<ReadBankFile> {
  const rows = await readTable(bytes, maxRows);
  if (rows.length === 0) throw new AppError('sheetEmpty');
  const mapping = columns ?? guess(rows);
  const read: ReadBankFile = {
    head: rows.slice(0, headingRows),
    columns: mapping,
    lines: [],
    unread: [],
    skipped: 0,
  };
  if (mapping.date < 0 || mapping.amount < 0) return read;
  const repeated = new Map<string, number>();
  for (const { row, cells } of rows.slice(mapping.row + 1)) {
    const cell = (column: BankColumn) => cells[mapping[column]] ?? '';
    const [day, paise] = [readDay(cell('date')), readPaise(cell('amount'))];
    // Rows below the lines have sums without a date, or a note.
    if (paise === 0 || (day === null && cell('date') === '')) read.skipped += 1;
    else if (day === null || paise === null) read.unread.push(row);
    else {
      const facts = { day, paise, reference: short(cell('reference')), words: short(cell('words')) };
      const utr = utrOf(facts, isOurs);
      const hash = createHash('sha256').update(Object.values(facts).join('\n')).digest('hex').slice(0, 32);
      const time = (repeated.get(hash) ?? 0) + 1;
      repeated.set(hash, time);
      read.lines.push({ ...facts, row, utr, key: utr ? `utr:${utr}:${paise}` : `line:${hash}:${time}` });
    }
  }
  return read;
}
