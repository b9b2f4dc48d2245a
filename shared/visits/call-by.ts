import { indiaMoment } from '../india-day.ts';
import { callDeadline, deadlineWords, type Opening } from './call-time.ts';

/** Formats when the shop calls somebody who asked at `since`: 'by 11 am today'. Null once it has passed. */
export function callBy(opening: Opening, since: number, now: number): string | null {
  const ends = callDeadline(opening, since);
  return ends && indiaMoment(ends.date, ends.clock) >= now ? deadlineWords(ends, now) : null;
}
