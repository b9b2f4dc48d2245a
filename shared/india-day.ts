// Days in India (UTC+5:30, without daylight saving). Moments are in milliseconds.
import { dayMs, minuteMs } from './durations.ts';

export const indiaAheadMs = 330 * minuteMs;

export const indiaDayOf = (moment: number, days = 0): string =>
  new Date(moment + indiaAheadMs + days * dayMs).toISOString().slice(0, 10);

/** Returns a moment's time in India as HH:MM. */
export const indiaTimeOf = (moment: number): string =>
  new Date(moment + indiaAheadMs).toISOString().slice(11, 16);

export const indiaMoment = (day: string, time: string): number => Date.parse(`${day}T${time}:00+05:30`);

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const dayPattern = /^20[0-9]{2}-[01][0-9]-[0-3][0-9]$/;

// Date.parse turns 31 February into March.
export const isInCalendar = (day: string): boolean => {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
};

/** The day that an address names, if there is such a day. */
export const dayNamed = (written: string | null): string | undefined =>
  written && dayPattern.test(written) && isInCalendar(written) ? written : undefined;
