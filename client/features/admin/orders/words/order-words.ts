import { currentLanguage, localeOf } from '#shared/language.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { formatClock } from '#shared/visits/words.ts';

const dayWords = new Intl.DateTimeFormat(localeOf(currentLanguage()), {
  day: 'numeric',
  month: currentLanguage() === 'en' ? 'short' : 'long',
  timeZone: 'UTC',
});

export const shortDay = (day: string): string => dayWords.format(new Date(day));

export const shortVisit = ({ date, from }: Visit): string => `${shortDay(date)}, ${formatClock(from)}`;
