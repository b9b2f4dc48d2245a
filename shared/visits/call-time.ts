// Says when the shop calls somebody back (docs/rules.md#stages-and-visits).
import { minuteMs } from '../durations.ts';
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

const halfHourMs = 30 * minuteMs;
const daysAhead = 60;

type Ends = { date: string; clock: string; isOpenNow: boolean };

/** When the opening hours of a call end, counted from `since`. Null if the shop is never open. */
export function callDeadline({ openingWeek, openingDays, callHours }: Opening, since: number): Ends | null {
  const whole = callHours * 2 * halfHourMs;
  let left = whole;
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const date = indiaDayOf(since, ahead);
    const single = openingDays.find((day) => day.date === date);
    const hours = single ? single.hours : openingWeek[weekdayOf(date)];
    if (!hours) continue;
    const from = Math.max(since, indiaMoment(date, hours.opens));
    const open = Math.max(0, indiaMoment(date, hours.closes) - from);
    if (open >= left) {
      const minutes =
        (Math.ceil((from + left) / halfHourMs) * halfHourMs - indiaMoment(date, '00:00')) / minuteMs;
      const clock = [Math.floor(minutes / 60), minutes % 60]
        .map((part) => `${part}`.padStart(2, '0'))
        .join(':');
      return { date, clock, isOpenNow: from === since && left === whole };
    }
    left -= open;
  }
  return null;
}

export function deadlineWords({ date, clock }: Ends, now: number): string {
  const name =
    date === indiaDayOf(now) ? 'today' : date === dayAfter(indiaDayOf(now), 1) ? 'tomorrow' : 'later';
  return t(name, { time: formatEnd(clock), day: formatVisitDay(date) });
}

/**
 * Formats 'within 2 hours', 'by 11 am today' or 'tomorrow by 11 am', counted in opening hours from `now` (in
 * milliseconds). Null formats 'within 2 working hours', which stays true on a cached page.
 */
export function callTime(opening: Opening, now: number | null): string {
  if (!opening.openingWeek.some(Boolean)) return t('soon');
  if (now === null) return t('openingHours', { hours: opening.callHours });
  const ends = callDeadline(opening, now);
  if (!ends) return t('soon');
  return ends.isOpenNow ? t('within', { hours: opening.callHours }) : deadlineWords(ends, now);
}
