import { formatDate } from './date-format.ts';
import { dateTexts } from './date-texts.ts';
import { indiaDayOf, indiaTimeOf } from './india-day.ts';
import { countLimit } from './limits.ts';
import { clockTexts } from './visits/texts.ts';
import { formatClock } from './visits/words.ts';

const group = (digits: string): string => digits.replace(/\B(?=(\d\d){0,8}\d{3}(\.|$))/g, ',');

export const formatRupees = (amount: number): string =>
  `${amount < 0 ? '−' : ''}₹${group(Math.abs(amount).toFixed(2))}`;

export const formatCount = (number: number): string => group(String(number));

/** Formats bytes as megabytes, rounded up: '5.1' for a byte more than 5 MB. */
export const formatMegabytes = (bytes: number): string => (Math.ceil((bytes * 10) / 2 ** 20) / 10).toFixed(1);

/** Formats '1,000+' for a count that stopped at the limit. */
export const formatCapped = (count: number): string =>
  count > countLimit ? `${formatCount(countLimit)}+` : formatCount(count);

/** Formats the day in India of a moment (ISO 8601): '28 November 2026'. */
export const formatLongDate = (at: string): string => formatDate(indiaDayOf(Date.parse(at)));

/** Formats '28 Nov 2026' or '28 नवंबर 2026': Hindi and Marathi do not shorten the names of months. */
export const formatShortDate = (at: string): string => formatDate(indiaDayOf(Date.parse(at)), 'short');

/** Formats a day in a list: 'Today' or '28 Nov 2026'. */
export const formatListDay = (at: string): string =>
  indiaDayOf(Date.parse(at)) === indiaDayOf(Date.now()) ? clockTexts('today') : formatShortDate(at);

/** Formats '9:35 am', 'सुबह 9:35' or 'सकाळी 9:35'. */
export const formatTime = (at: string): string => formatClock(indiaTimeOf(Date.parse(at)), 'exact');

export const formatMoment = (at: string): string =>
  dateTexts('moment', { day: formatLongDate(at), time: formatTime(at) });

/** Cuts a text at the end of a word: a syllable of Devanagari is several characters. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/\s+\S*$/, '')}…` : text;

export const formatRating = (average: number): string => average.toFixed(1);
