import { indiaMoment } from '../india-day.ts';
import { warrantyTexts } from './texts.ts';

export function warrantyWords(days: readonly number[]): string {
  const [first = 0, ...others] = days;
  if (others.every((other) => other === first))
    return first > 0 ? warrantyTexts('days', { count: first }) : '';
  return warrantyTexts('each');
}

/** The last day (YYYY-MM-DD, India) counts fully. `now` is in milliseconds. */
export const isUnderWarranty = (until: string | null, now: number): boolean =>
  until !== null && now < indiaMoment(until, '24:00');
