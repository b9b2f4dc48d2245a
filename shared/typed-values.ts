// Reads dates and money as people, banks and spreadsheet programs write them.
import { languageCodes } from './language.ts';

// Joiners shape letters after a virama, Arabic letters and emoji, so they stay there.
const marks =
  /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?<![\p{Script=Arabic}\p{Extended_Pictographic}\p{EMod}]|\ufe0f|[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d])[\u200c\u200d]/gu;

/** Removes invisible characters that a paste brings along. */
export const withoutMarks = (text: string): string => text.replace(marks, '');

const maxTyped = 60;

/** `mark` is what the text says about the direction: 'in' for CR and +, 'out' for DR, brackets and a minus. */
export type Money = { rupees: number; mark: 'in' | 'out' | null };

const minus = String.raw`[-\u2010-\u2015\u2212]`;
const currency = String.raw`(?:₹|rs\b\.?|inr\b\.?)`;
const creditOrDebit = String.raw`\(?(cr|credit|c|dr|debit|d)\.?\)?`;
const marksOfMoney: readonly [RegExp, out: (found: string) => boolean | null][] = [
  [new RegExp(`(?<![a-z])${creditOrDebit}$`, 'i'), (found) => /d/i.test(found.replace(/credit/i, ''))],
  [new RegExp(`^${creditOrDebit}(?![a-z])`, 'i'), (found) => /d/i.test(found.replace(/credit/i, ''))],
  [new RegExp(`^${currency}|${currency}$`, 'i'), () => null],
  [/^\((?=.*\)$)/, () => true],
  [/\)$/, () => null],
  [/\/-$/, () => null],
  [new RegExp(`^${minus}|${minus}$`), () => true],
  [/^\+/, () => false],
  [new RegExp(`^${currency}`, 'i'), () => null],
  [new RegExp(`^${minus}`), () => true],
];
const groupedNumber = /^(?:\d{1,9}|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;

/** Reads rupees up to ₹99,99,99,999. Returns null for other words, and for commas in the wrong place. */
export function readMoney(text: string): Money | null {
  if (text.length > maxTyped) return null;
  let rest = withoutMarks(text).trim();
  let mark: Money['mark'] = null;
  for (const [pattern, isOut] of marksOfMoney) {
    const found = pattern.exec(rest)?.[0];
    if (!found) continue;
    const out = isOut(found);
    if (out !== null) mark = mark === 'out' || out ? 'out' : 'in';
    rest = rest.replace(pattern, '').trim();
  }
  if (!/\d/.test(rest) || !groupedNumber.test(rest)) return null;
  const rupees = Number(rest.replaceAll(',', ''));
  return rupees < 1e9 ? { rupees, mark } : null;
}

/** The number of a typed sum, undefined for a blank field. Other texts stay, so that validation refuses them. */
export function typedNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (withoutMarks(value).trim() === '') return undefined;
  const money = readMoney(value);
  if (!money) return value;
  return money.mark === 'out' ? -money.rupees : money.rupees;
}

// Many people write Hindi without its dots below letters.
const plainMonth = (name: string): string => name.normalize('NFD').replaceAll('\u093c', '').toLowerCase();

let months: string[][] | undefined;

function namesOfMonths(): string[][] {
  const formats = languageCodes.map((language) => new Intl.DateTimeFormat(language, { month: 'long' }));
  return Array.from({ length: 12 }, (_, month) =>
    formats.map((format) => plainMonth(format.format(new Date(2025, month)))),
  );
}

/** The number of a month by its name or the beginning of it, in any of the shop's languages. */
function monthNamed(text: string): string {
  months ??= namesOfMonths();
  const begin = plainMonth(text);
  const found = months.flatMap((names, at) => (names.some((name) => name.startsWith(begin)) ? [at + 1] : []));
  return begin.length > 1 && found.length === 1 ? String(found[0]) : '';
}

const time =
  /[T,\s]\s{0,3}\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d{1,9})?)?\s{0,3}(?:[ap]\.?m\.?)?\s{0,3}(?:Z|IST|[+-]\d{2}:?\d{2})?$/i;
const numbers = /^(?<day>\d{1,2})[-/.\s](?<month>\d{1,2})[-/.\s](?<year>\d{4}|\d{2})$/;
const yearFirst = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/;
const dayFirst =
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-\s,./]*(?<month>[^-\s,./॰\d]+)[-\s,./॰']*(?<year>\d{4}|\d{2})$/i;
const monthFirst =
  /^(?<month>[^-\s,./॰\d]+)[-\s,./॰]+(?<day>\d{1,2})(?:st|nd|rd|th)?[-\s,./]+(?<year>\d{4}|\d{2})$/i;

const firstSerial = 36_526;
const lastSerial = 73_050;

/**
 * Reads a day as YYYY-MM-DD: the day before the month, as in India, the year first, the month in words, or a
 * number of Excel, each with or without a time. Returns null for other texts and for days that no month has.
 */
export function readDay(text: string): string | null {
  if (text.length > maxTyped) return null;
  const whole = withoutMarks(text).trim();
  const serial = /^\d{5}(\.\d+)?$/.test(whole) ? Math.floor(Number(whole)) : 0;
  if (serial >= firstSerial && serial <= lastSerial)
    return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
  const bare = whole.replace(time, '').trim();
  const {
    day = '',
    month = '',
    year = '',
  } = [numbers, yearFirst, dayFirst, monthFirst].map((form) => form.exec(bare)?.groups).find(Boolean) ?? {};
  const number = /^\d+$/.test(month) ? month : monthNamed(month);
  const found = `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${found}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(found) ? null : found;
}
