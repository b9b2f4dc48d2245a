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
