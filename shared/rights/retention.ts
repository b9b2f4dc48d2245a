// The retention periods: one table for the Privacy Policy, the nightly sweep and its dry run.
import { retentionTexts } from './retention-texts.ts';

/** Years for which tax and company law ask to keep bills (CGST Act s. 36, Companies Act s. 128). */
export const yearsOfBills = 8;

const day = 1;
// With leap years, nothing goes too early.
const year = 366;

/**
 * Days for which the shop keeps each kind of data. `null` keeps it until the person erases it. A new kind does not
 * compile until the sweep and the texts have it.
 */
export const retention = {
  account: null,
  bookings: yearsOfBills * year,
  bills: yearsOfBills * year,
  pictures: 2 * year,
  enquiries: year,
  requests: 3 * year,
  mails: 90 * day,
  sessions: 90 * day,
  counts: day,
  guests: 7 * day,
} as const satisfies Record<string, number | null>;

export type RetainedData = keyof typeof retention;
export const allRetainedData = Object.keys(retention) as RetainedData[];

const countOf = (days: number) => (days >= year ? days / year : days);

/** The retention periods as sentences for the Privacy Policy: 'Pictures of bookings: 2 years after the end of the work.' */
export const retentionSentence = (kept: RetainedData): string =>
  kept === 'account' ? retentionTexts(kept) : retentionTexts(kept, { count: countOf(retention[kept]) });
