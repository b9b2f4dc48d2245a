// Converts what people type into a spreadsheet to the format of the forms. Other values stay unchanged, so
// that validation refuses them.
import { bareMobile } from '#shared/mobile-number.ts';
import type { Column } from './columns.ts';

function moneyOf(text: string): string {
  const number = text.replace(/^(₹|rs\b\.?|inr\b)/i, '').trimStart();
  return (number.endsWith('/-') ? number.slice(0, -2).trimEnd() : number).replace(/(?<=\d),(?=\d)/g, '');
}

/** Reads dates with the day before the month, as in India, or with the year first. A time may follow. */
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

/** Cell texts of a failed formula, and of a number that is too wide for its column. */
export const isCellError = (text: string): boolean =>
  /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|#+)$/.test(text);
