// A day of the picker in words.
import { dayAfter } from '#shared/india-day.ts';

const parts = new Map<string, Intl.DateTimeFormat>();

const part = (date: string, options: Intl.DateTimeFormatOptions): string => {
  const name = Object.keys(options).join();
  const format = parts.get(name) ?? new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' });
  parts.set(name, format);
  return format.format(new Date(`${date}T00:00:00Z`));
};

/** '2026-11-23' -> ['Monday', '23 November']; the first word is 'Today' or 'Tomorrow' where `today` says so. */
export function dayWords(date: string, today?: string): [name: string, rest: string] {
  const rest = part(date, { day: 'numeric', month: 'long' });
  if (date === today) return ['Today', rest];
  if (today && date === dayAfter(today, 1)) return ['Tomorrow', rest];
  return [part(date, { weekday: 'long' }), rest];
}
