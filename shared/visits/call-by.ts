import { indiaMoment } from '../india-day.ts';
import { callEnds, endWords, type Opening } from './call-time.ts';

/** Formats until when somebody who asked at `since` is called: 'by 11 am today'. Null once that is over. */
export function callBy(opening: Opening, since: number, now: number): string | null {
  const ends = callEnds(opening, since);
  return ends && indiaMoment(ends.date, ends.clock) >= now ? endWords(ends, now) : null;
}
