// Intl takes 10 to 50 ms to create its first formatter. Charges are formatted without Intl, dates create
// their formatter at first use.

import { currentLanguage, localeOf } from './language.ts';
import { countLimit } from './limits.ts';
import { formatClock } from './visits/words.ts';

const timeZone = 'Asia/Kolkata';

type DateStyle = 'long' | 'medium' | 'moment' | 'time' | 'clock';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { dateStyle: 'long' },
  medium: { dateStyle: 'medium' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatDate = (at: string, style: DateStyle): string => {
  const locale = localeOf(currentLanguage());
  const name = `${locale} ${style}`;
  const formatter = formatters.get(name) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone });
  formatters.set(name, formatter);
  const words = formatter.format(new Date(at));
  return currentLanguage() === 'mr' ? words.replace(',', '') : words;
};

const group = (digits: string): string => digits.replace(/\B(?=(\d\d){0,8}\d{3}(\.|$))/g, ',');

export const formatRupees = (amount: number): string =>
  `${amount < 0 ? '−' : ''}₹${group(Math.abs(amount).toFixed(2))}`;

export const formatCount = (number: number): string => group(String(number));

/** Formats bytes as megabytes, rounded up: '5.1' for a byte more than 5 MB. */
export const formatMegabytes = (bytes: number): string => (Math.ceil((bytes * 10) / 2 ** 20) / 10).toFixed(1);

/** Formats '1,000+' for a count that stopped at the limit. */
export const formatCapped = (count: number): string =>
  count > countLimit ? `${formatCount(countLimit)}+` : formatCount(count);

export const formatLongDate = (at: string): string => formatDate(at, 'long');

/** Formats '24 Nov 2026' or '24 नवंबर 2026': Hindi and Marathi do not shorten the names of months. */
export const formatShortDate = (at: string): string =>
  formatDate(at, currentLanguage() === 'en' ? 'medium' : 'long');

/** Formats '9:35 am', 'सुबह 9:35' or 'सकाळी 9:35'. */
export const formatTime = (at: string): string =>
  currentLanguage() === 'en' ? formatDate(at, 'time') : formatClock(formatDate(at, 'clock'));

export const formatMoment = (at: string): string =>
  currentLanguage() === 'en' ? formatDate(at, 'moment') : `${formatLongDate(at)}, ${formatTime(at)}`;

/** Cuts a text at the end of a word: a syllable of Devanagari is several characters. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/\s+\S*$/, '')}…` : text;

export const formatRating = (average: number): string => average.toFixed(1);

export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat(localeOf(currentLanguage()), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
