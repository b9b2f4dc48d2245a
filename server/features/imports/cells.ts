// Turns what people type into a spreadsheet into what the forms accept. Anything else stays, so that validation
// refuses it.
import { bareMobile } from '#shared/mobile-number.ts';
import type { Column } from './columns.ts';

const moneyOf = (text: string): string =>
  text
    .replace(/^(₹|rs\b\.?|inr\b)\s*/i, '')
    .replace(/\s*\/-$/, '')
    .replace(/(?<=\d),(?=\d)/g, '');

/** Day before month, as in India; also year first, with or without a time. */
function dateOf(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return /^(\d{4}-\d{2}-\d{2})(?:[T ][\d:.]+Z?)?$/.exec(text)?.[1] ?? text;
}

const readers: Record<NonNullable<Column['type']>, (text: string) => string> = {
  text: (text) => text,
  mobile: bareMobile,
  money: moneyOf,
  date: dateOf,
};

export const readCell = (text: string, type: Column['type'] = 'text'): string => readers[type](text);

/** What a spreadsheet program shows if a formula fails, and widths that hide a number. */
export const isCellError = (text: string): boolean =>
  /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|#+)$/.test(text);
