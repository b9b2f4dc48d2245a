// An order's visit in few words.
import type { Visit } from '#shared/visits/schema.ts';
import { formatClock } from '#shared/visits/words.ts';

const dayWords = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** '23 Nov, 9 am': a visit in a column. */
export const shortVisit = ({ date, from }: Visit): string =>
  `${dayWords.format(new Date(`${date}T00:00:00Z`))}, ${formatClock(from)}`;
