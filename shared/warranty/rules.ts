import { indiaMoment } from '../india-day.ts';

export function warrantyWords(days: readonly number[]): string {
  const [first = 0, ...others] = days;
  if (others.every((other) => other === first))
    return first > 0 ? `Our work has a ${first}-day warranty.` : '';
  return 'The page of each service names its warranty.';
}

/** The last day (YYYY-MM-DD, India) counts fully. `now` is in milliseconds. */
export const isUnderWarranty = (until: string | null, now: number): boolean =>
  until !== null && now < indiaMoment(until, '24:00');
