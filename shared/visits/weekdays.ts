import { dayAfter } from '../india-day.ts';

/** Returns the number of a date's weekday, from 0 (Monday) to 6. */
export const weekdayOf = (date: string): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

/** Returns the Monday of a date's week. */
export const mondayOf = (date: string): string => dayAfter(date, -weekdayOf(date));

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
