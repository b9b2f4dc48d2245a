// Until when a warranty runs.

import { indiaMoment } from '../india-day.ts';

/** Whether a line is under warranty: its last day (YYYY-MM-DD, India's) counts whole. `now` in milliseconds. */
export const isUnderWarranty = (until: string | null, now: number): boolean =>
  until !== null && now < indiaMoment(until, '24:00');
