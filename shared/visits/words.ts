import { formatDayOfMonth, formatWeekday } from '../date-format.ts';
import { indiaDayOf } from '../india-day.ts';
import { currentLanguage } from '../language.ts';
import type { Visit } from './schema.ts';
import { clockTexts } from './texts.ts';
import { weekdayOf } from './weekdays.ts';

export const formatVisitDay = (date: string): string =>
  `${formatWeekday(weekdayOf(date))}, ${formatDayOfMonth(date)}`;

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

const partOfDay = (minutes: number) => {
  const hour = Math.floor(minutes / 60) % 24;
  if (hour < 4) return 'night';
  if (hour < 12) return 'morning';
  if (hour < 16) return 'afternoon';
  return hour < 20 ? 'evening' : 'lateEvening';
};

const bareClock = (time: string, style: 'bare' | 'exact' = 'bare'): string => {
  const [hour, minute] = [Math.floor(minutesOf(time) / 60), minutesOf(time) % 60];
  return `${hour % 12 || 12}${minute || style === 'exact' ? `:${String(minute).padStart(2, '0')}` : ''}`;
};

/** Formats '14:30' as '2:30 pm', 'दोपहर 2:30' or 'दुपारी 2:30', and '14:00' as '2 pm' or exactly '2:00 pm'. */
export const formatClock = (time: string, style?: 'exact'): string =>
  clockTexts(partOfDay(minutesOf(time)), { clock: bareClock(time, style) });

/** Formats '9–11', for places that show the part of the day. */
export const formatShortWindow = ({ from, to }: Pick<Visit, 'from' | 'to'>): string =>
  `${bareClock(from)}–${bareClock(to)}`;

/** Formats '9 am to 11 am', 'सुबह 9–11' or 'सकाळी 9–11'. */
export function formatWindow({ from, to }: Pick<Visit, 'from' | 'to'>): string {
  const isOnePart = partOfDay(minutesOf(from)) === partOfDay(minutesOf(to) - 1);
  const end = currentLanguage() !== 'en' && isOnePart ? bareClock(to) : formatClock(to);
  return clockTexts('window', { from: formatClock(from), to: end });
}

const partsOf = (visit: Visit) => ({
  day: formatVisitDay(visit.date),
  window: formatWindow(visit),
});

export const formatVisit = (visit: Visit): string => clockTexts('visit', partsOf(visit));

/** Formats 'Today, 9 am to 11 am', or the day of the visit. `now` is in milliseconds. */
export const formatVisitSoon = (visit: Visit, now: number): string =>
  visit.date === indiaDayOf(now)
    ? clockTexts('visit', { ...partsOf(visit), day: clockTexts('today') })
    : formatVisit(visit);

/** Formats a visit before 'we come': in Hindi 'रविवार, 29 नवंबर को सुबह 9–11 बजे'. */
export const formatVisitInSentence = (visit: Visit): string => clockTexts('visitInSentence', partsOf(visit));
