// Converts what people type into a spreadsheet to the format of the forms. Other values stay unchanged, so
// that validation refuses them.
import { languageCodes } from '#shared/language.ts';
import { bareMobile } from '#shared/mobile-number.ts';

export type CellType = 'text' | 'mobile' | 'money' | 'date';

function moneyOf(text: string): string {
  const number = text.replace(/^(₹|rs\b\.?|inr\b)/i, '').trimStart();
  return (number.endsWith('/-') ? number.slice(0, -2).trimEnd() : number).replace(/(?<=\d),(?=\d)/g, '');
}

// Many people write Hindi without its dots below letters.
const plainMonth = (name: string): string => name.normalize('NFD').replaceAll('\u093c', '').toLowerCase();

const months = Array.from({ length: 12 }, (_, month) =>
  languageCodes.map((language) =>
    plainMonth(new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2025, month))),
  ),
);

/** The number of a month by its name or the beginning of it, in any of the shop's languages. */
function monthNamed(text: string): string {
  const begin = plainMonth(text);
  const found = months.flatMap((names, at) => (names.some((name) => name.startsWith(begin)) ? [at + 1] : []));
  return begin.length > 1 && found.length === 1 ? String(found[0]) : '';
}

const dayFirst = /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-\s,./]*(?<month>[^-\s,./॰\d]+)[-\s,./॰]+(?<year>\d{4})$/i;
const monthFirst =
  /^(?<month>[^-\s,./॰\d]+)[-\s,./॰]+(?<day>\d{1,2})(?:st|nd|rd|th)?[-\s,./]+(?<year>\d{4})$/i;

const isoDay = (year = '', month = '', day = ''): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/**
 * Reads dates with the day before the month, as in India, with the year first, or with the month in words. A
 * time may follow the year-first form.
 */
function dateOf(text: string): string {
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  if (numbers) return isoDay(numbers[3], numbers[2], numbers[1]);
  const words = dayFirst.exec(text)?.groups ?? monthFirst.exec(text)?.groups;
  const month = monthNamed(words?.month ?? '');
  if (month) return isoDay(words?.year, month, words?.day);
  return /^(\d{4}-\d{2}-\d{2})(?:[T ][\d:.]+Z?)?$/.exec(text)?.[1] ?? text;
}

const readers: Record<CellType, (text: string) => string> = {
  text: (text) => text,
  mobile: bareMobile,
  money: moneyOf,
  date: dateOf,
};

export const readCell = (text: string, type: CellType = 'text'): string => readers[type](text);

/** Cell texts of a failed formula, and of a number that is too wide for its column. */
export const isCellError = (text: string): boolean =>
  /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|#+)$/.test(text);

/** A heading without case, spaces and punctuation. A file may have those of any language. */
export const plainHeading = (heading: string): string =>
  heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
