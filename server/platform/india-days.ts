// Days as the shop counts them: India's, five and a half hours ahead of UTC all year.
import { type RawBuilder, sql } from 'kysely';
import { indiaAheadMs, indiaDayOf, indiaMoment } from '#shared/india-day.ts';

/** The moment at which a day (YYYY-MM-DD, India's time) begins. */
export const dayStart = (day: string): Date => new Date(indiaMoment(day, '00:00'));

/** The moment at which a day ends, which is the next one's beginning. */
export const dayEnd = (day: string): Date => new Date(indiaMoment(day, '24:00'));

/** The day (YYYY-MM-DD) that a moment falls on in India, or one `back` days before it. */
export const indiaDay = (moment: Date, back = 0): string => indiaDayOf(moment.getTime(), -back);

/** The same moment with India's clock time in its UTC fields, for formats that know no time zone. */
export const asIndiaClock = (moment: Date): Date => new Date(moment.getTime() + indiaAheadMs);

/** The day that a moment falls on in India, in SQL: a date. */
export const indiaDate = (moment: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${moment} at time zone 'Asia/Kolkata')::date`;
