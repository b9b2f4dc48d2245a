// Intl takes 10 to 50 ms to create its first formatter. Charges are formatted without Intl, dates create
// their formatter at first use.
import { countLimit } from './limits.ts';

const timeZone = 'Asia/Kolkata';
let longDate: Intl.DateTimeFormat | undefined;
let shortDate: Intl.DateTimeFormat | undefined;
let moment: Intl.DateTimeFormat | undefined;
let time: Intl.DateTimeFormat | undefined;

const group = (digits: string): string => digits.replace(/\B(?=(\d\d)*\d{3}(\.|$))/g, ',');

export const formatRupees = (amount: number): string =>
  `${amount < 0 ? '−' : ''}₹${group(Math.abs(amount).toFixed(2))}`;

export const formatCount = (number: number): string => group(String(number));

/** Formats '1,000+' for a count that stopped at the limit. */
export const formatCapped = (count: number): string =>
  count > countLimit ? `${formatCount(countLimit)}+` : formatCount(count);

export const formatLongDate = (at: string): string => {
  longDate ??= new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone });
  return longDate.format(new Date(at));
};

export const formatShortDate = (at: string): string => {
  shortDate ??= new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone });
  return shortDate.format(new Date(at));
};

export const formatMoment = (at: string): string => {
  moment ??= new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return moment.format(new Date(at));
};

export const formatTime = (at: string): string => {
  time ??= new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone });
  return time.format(new Date(at));
};

export const formatRating = (average: number): string => average.toFixed(1);

export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
