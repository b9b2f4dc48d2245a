import { currentLanguage, localeOf } from './language.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

// A time, and the day and month of a date, stay in one line in the built pages. Mails and /api keep the plain
// characters.
const isPage = Boolean(import.meta.env?.VITE_LANGUAGE);
export const joined = (words: string): string =>
  isPage
    ? words
        .replace(/ (?=[ap]m)|([\u0900-\u097f]) (?=\d)|(\d) (?=[A-Za-z\u0900-\u097f]{3})/g, '$1$2\u00a0')
        .replace('–', '\u2060–\u2060')
    : words;

/** Formats a moment in the current language. Keeps each formatter, because Intl takes 10 to 50 ms for its first one. */
export function formatDate(at: Date | number, options: Intl.DateTimeFormatOptions): string {
  const locale = localeOf(currentLanguage());
  const name = locale + JSON.stringify(options);
  const formatter = formatters.get(name) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  formatters.set(name, formatter);
  return joined(formatter.format(at));
}
