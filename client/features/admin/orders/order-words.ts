import type { Visit } from '#shared/visits/schema.ts';
import { formatClock } from '#shared/visits/words.ts';

const dayWords = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Formats '2026-11-23' as '23 Nov'. */
export const shortDay = (day: string): string => dayWords.format(new Date(day));

/** Formats '23 Nov, 9 am'. */
export const shortVisit = ({ date, from }: Visit): string => `${shortDay(date)}, ${formatClock(from)}`;
