import { type RawBuilder, sql } from 'kysely';
import { indiaAheadMs, indiaDayOf, indiaMoment } from '#shared/india-day.ts';

export const dayStart = (day: string): Date => new Date(indiaMoment(day, '00:00'));

export const dayEnd = (day: string): Date => new Date(indiaMoment(day, '24:00'));

export const indiaDay = (moment: Date, back = 0): string => indiaDayOf(moment.getTime(), -back);

/** Returns a Date whose UTC fields show India's clock time, for formats without time zones. */
export const asIndiaClock = (moment: Date): Date => new Date(moment.getTime() + indiaAheadMs);

export const indiaDate = (moment: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${moment} at time zone 'Asia/Kolkata')::date`;
