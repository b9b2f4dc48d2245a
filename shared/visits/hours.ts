// Opening hours follow from the visit times of the week (docs/rules.md#pages).
import { formatWeekday } from '../date-format.ts';
import { groupBy } from '../group-by.ts';
import type { VisitSettings } from './schema.ts';
import { hoursTexts } from './texts.ts';
import { formatClock } from './words.ts';

export type DayHours = { opens: string; closes: string } | null;

/**
 * The hours of each day, from the start of the first visit window to the end of the last. Null is a closed
 * day. Monday is first.
 */
export const openingWeek = (week: VisitSettings['week']): DayHours[] =>
  week.map((windows) => {
    const [first, last] = [windows[0], windows.at(-1)];
    return first && last ? { opens: first.from, closes: last.to } : null;
  });

/**
 * Groups days with the same hours, in the order of the week, with closed days last. Days are numbers from 0
 * (Monday) to 6.
 */
export function daysWithSameHours(week: readonly DayHours[]): { hours: DayHours; days: number[] }[] {
  const groups = groupBy(week.keys(), (day) => JSON.stringify(week[day]));
  return [...groups.values()]
    .map((days) => ({ hours: week[days[0] ?? 0] ?? null, days }))
    .sort((a, b) => Number(a.hours === null) - Number(b.hours === null));
}

// Formats [0, 1, 2, 4] as 'Mon–Wed, Fri'.
const daysInWords = (days: readonly number[]): string =>
  days
    .filter((day) => !days.includes(day - 1))
    .map((first) => {
      let last = first;
      while (days.includes(last + 1)) last += 1;
      const name = formatWeekday(first, 'short');
      return first === last ? name : `${name}–${formatWeekday(last, 'short')}`;
    })
    .join(', ');

/** Formats the end of a window or a day: '8 pm' or 'midnight'. */
export const formatEnd = (time: string): string =>
  time === '24:00' ? hoursTexts('midnight') : formatClock(time);

/** Formats 'Every day, 9 am to 8 pm' or 'Mon–Sat, 9 am to 8 pm; Sun closed', followed by the owner's note. */
export function hoursInWords(week: readonly DayHours[], note = ''): string {
  const groups = daysWithSameHours(week);
  const isOpen = groups.some(({ hours }) => hours !== null);
  const words = groups.map(({ hours, days }) => {
    const which = days.length === week.length ? hoursTexts('everyDay') : daysInWords(days);
    return hours
      ? hoursTexts('open', { days: which, from: formatClock(hours.opens), to: formatEnd(hours.closes) })
      : hoursTexts('closed', { days: which });
  });
  const all = isOpen ? words.join('; ') : hoursTexts('byAppointment');
  return note ? `${all}. ${note.replace(/\.$/, '')}` : all;
}
