import type { Visit } from './schema.ts';

let dayWords: Intl.DateTimeFormat | undefined;

export const formatVisitDay = (date: string): string => {
  dayWords ??= new Intl.DateTimeFormat('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return dayWords.format(new Date(`${date}T00:00:00Z`));
};

export const formatClock = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const clock = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return `${clock} ${hour % 24 < 12 ? 'am' : 'pm'}`;
};

export const formatVisit = ({ date, from, to }: Visit): string =>
  `${formatVisitDay(date)}, ${formatClock(from)} to ${formatClock(to)}`;
