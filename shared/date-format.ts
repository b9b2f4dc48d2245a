// Dates in the shop's own words. Intl writes other commas and words in each browser, so a page of the server would
// not equal the browser's.
import { dateTexts } from './date-texts.ts';
import { currentLanguage } from './language.ts';

type Style = 'long' | 'short';

const nameAt = (list: 'months' | 'weekdays', index: number): string =>
  dateTexts(list).split(' ')[index] ?? '';

/** Formats a weekday, from 0 (Monday) to 6: 'Saturday', 'Sat', 'शनिवार', 'शनि'. */
export const formatWeekday = (weekday: number, style: Style = 'long'): string => {
  const name = nameAt('weekdays', weekday);
  if (style === 'long') return name;
  return currentLanguage() === 'en' ? name.slice(0, 3) : name.replace('वार', '');
};

/** Formats the month of a YYYY-MM-DD or YYYY-MM. Hindi and Marathi do not shorten it. */
const monthName = (date: string, style: Style): string => {
  const name = nameAt('months', Number(date.slice(5, 7)) - 1);
  return style === 'short' && currentLanguage() === 'en' ? name.slice(0, 3) : name;
};

/** Formats 'November 2026' from YYYY-MM. */
export const formatMonth = (month: string): string => `${monthName(month, 'long')} ${month.slice(0, 4)}`;

/** Formats '28 November' from YYYY-MM-DD, short '28 Nov'. */
export const formatDayOfMonth = (date: string, style: Style = 'long'): string =>
  `${Number(date.slice(8, 10))} ${monthName(date, style)}`;

/** Formats '28 November 2026' from YYYY-MM-DD, short '28 Nov 2026'. */
export const formatDate = (date: string, style: Style = 'long'): string =>
  `${formatDayOfMonth(date, style)} ${date.slice(0, 4)}`;
