// Numbers and dates as people here read them.
const rupeesFormat = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

// One time zone for the server's rendering and every browser: the shop's own.
const longDateFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const momentFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** 399 -> '₹399.00' (specification, section 9). */
export const formatRupees = (rupees: number): string => rupeesFormat.format(rupees);

/** '2026-11-20T04:30:00Z' -> '20 November 2026'. */
export const formatLongDate = (moment: string): string => longDateFormat.format(new Date(moment));

/** '2026-11-20T04:30:00Z' -> '20 November 2026 at 10:00 am'. */
export const formatMoment = (moment: string): string => momentFormat.format(new Date(moment));

/** 4.25 -> '4.3' (average rating to one decimal). */
export const formatRating = (average: number): string => average.toFixed(1);
