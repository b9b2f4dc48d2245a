import { formatDayOfMonth } from '#shared/date-format.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { formatClock } from '#shared/visits/words.ts';

export const shortDay = (day: string): string => formatDayOfMonth(day, 'short');

export const shortVisit = ({ date, from }: Visit): string => `${shortDay(date)}, ${formatClock(from)}`;
