// Money, numbers and days as people here read them: the same on pages and in mails.

// One time zone for mails, the server's rendering and every browser: the shop's own.
const timeZone = 'Asia/Kolkata';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const count = new Intl.NumberFormat('en-IN');
const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone });
const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone });

/** 399 -> '₹399.00' (specification, section 9). */
export const formatRupees = (amount: number): string => rupees.format(amount);

/** 123456 -> '1,23,456'. */
export const formatCount = (number: number): string => count.format(number);

/** '2026-11-20T04:30:00Z' -> '20 November 2026'. */
export const formatLongDate = (at: string): string => longDate.format(new Date(at));

/** '2026-11-20T04:30:00Z' -> '20 November 2026 at 10:00 am'. */
export const formatMoment = (at: string): string => moment.format(new Date(at));

/** 4.25 -> '4.3' (average rating to one decimal). */
export const formatRating = (average: number): string => average.toFixed(1);
