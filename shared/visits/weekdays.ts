import { formatDate } from '../date-format.ts';
import { dayAfter } from '../india-day.ts';

/** Returns the number of a date's weekday, from 0 (Monday) to 6. */
export const weekdayOf = (date: string): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

/** Returns the Monday of a date's week. */
export const mondayOf = (date: string): string => dayAfter(date, -weekdayOf(date));

/** Formats a weekday in the current language. Days are numbers from 0 (Monday) to 6. */
export const formatWeekday = (day: number, style: 'long' | 'short' = 'long'): string =>
  formatDate(Date.UTC(2024, 0, 1 + day), { weekday: style });

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
