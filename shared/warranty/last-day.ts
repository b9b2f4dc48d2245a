import { indiaMoment } from '../india-day.ts';

/** The last day (YYYY-MM-DD, India) counts fully. `now` in milliseconds. */
export const isUnderWarranty = (until: string | null, now: number): boolean =>
  until !== null && now < indiaMoment(until, '24:00');
