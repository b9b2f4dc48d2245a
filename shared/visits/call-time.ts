// Says when the shop calls somebody back (docs/rules.md#stages-and-visits).
import { dayAfter, indiaDayOf, indiaMoment } from '../india-day.ts';
import { type DayHours, formatEnd } from './hours.ts';
import { callTexts as t } from './texts.ts';
import { weekdayOf } from './weekdays.ts';
import { formatVisitDay } from './words.ts';

export type Opening = {
  openingWeek: DayHours[];
  /** Single days with hours of their own. */
  openingDays: { date: string; hours: DayHours }[];
  callHours: number;
};

const minuteMs = 60_000;
const halfHourMs = 30 * minuteMs;
const daysAhead = 60;

/**
 * Formats 'within 2 hours', 'by 11 am today' or 'tomorrow by 11 am', counted in opening hours from `now` (in
 * milliseconds). Null formats 'within 2 opening hours', which stays true on a cached page.
 */
export function callTime({ openingWeek, openingDays, callHours }: Opening, now: number | null): string {
  if (!openingWeek.some(Boolean)) return t('soon');
  if (now === null) return t('openingHours', { hours: callHours });
  const whole = callHours * 2 * halfHourMs;
  let left = whole;
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const date = indiaDayOf(now, ahead);
    const single = openingDays.find((day) => day.date === date);
    const hours = single ? single.hours : openingWeek[weekdayOf(date)];
    if (!hours) continue;
    const from = Math.max(now, indiaMoment(date, hours.opens));
    const open = Math.max(0, indiaMoment(date, hours.closes) - from);
    if (open >= left) {
      if (from === now && left === whole) return t('within', { hours: callHours });
      const minutes =
        (Math.ceil((from + left) / halfHourMs) * halfHourMs - indiaMoment(date, '00:00')) / minuteMs;
      const clock = [Math.floor(minutes / 60), minutes % 60]
        .map((part) => `${part}`.padStart(2, '0'))
        .join(':');
      const name =
        date === indiaDayOf(now) ? 'today' : date === dayAfter(indiaDayOf(now), 1) ? 'tomorrow' : 'later';
      return t(name, { time: formatEnd(clock), day: formatVisitDay(date) });
    }
    left -= open;
  }
  return t('soon');
}
