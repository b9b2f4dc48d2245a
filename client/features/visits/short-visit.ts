import { indiaDayOf } from '#shared/india-day.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { formatVisitDay, formatWindow } from '#shared/visits/words.ts';
import { visitTexts as t } from './texts.ts';

/** Formats 'Today, 9 am to 11 am', or the day of the visit. */
export function shortVisit(visit: Visit, now: number): string {
  const day = visit.date === indiaDayOf(now) ? t('today') : formatVisitDay(visit.date);
  return `${day}, ${formatWindow(visit)}`;
}
