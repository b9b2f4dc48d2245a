// Whether a change of mind comes late.
import { legal } from '#shared/business.ts';
import type { Visit } from '#shared/visits/schema.ts';

/** Whether a visit begins in less than 24 hours, or has begun. `now` in milliseconds. */
export const isShortNotice = (visit: Pick<Visit, 'date' | 'from'> | null, now: number): boolean =>
  visit !== null &&
  Date.parse(`${visit.date}T${visit.from}:00+05:30`) - now < legal.cancellationNoticeHours * 3600_000;
