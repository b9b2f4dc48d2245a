import { currentLanguage, localeOf } from './language.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formats a moment in the current language. Keeps each formatter, because Intl takes 10 to 50 ms for its first one. */
export function formatDate(at: Date | number, options: Intl.DateTimeFormatOptions): string {
  const locale = localeOf(currentLanguage());
  const name = locale + JSON.stringify(options);
  const formatter = formatters.get(name) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  formatters.set(name, formatter);
  return formatter.format(at);
}
