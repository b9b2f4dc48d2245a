import { legal } from '../business.ts';
import { hourMs } from '../durations.ts';
import { indiaMoment } from '../india-day.ts';
import { isOpen, type Stage } from './stages.ts';

export const dueAt = (createdAt: Date, visit: { to: Date } | null): Date =>
  visit ? visit.to : new Date(createdAt.getTime() + legal.promiseHours * hourMs);

const maxWaitHours = 72;
const partDayEnds = '20:00';

/**
 * A waiting order is due on the evening of the day on which its part is expected. Without such a day the
 * order is due 72 hours after the step.
 */
export const waitingDueAt = (since: Date, partExpected: string | null): Date =>
  partExpected
    ? new Date(indiaMoment(partExpected, partDayEnds))
    : new Date(since.getTime() + maxWaitHours * hourMs);

export const isLate = (order: { stage: Stage; dueAt: string }, now: number): boolean =>
  isOpen(order.stage) && Date.parse(order.dueAt) < now;

export const isShortNotice = (begins: number | null, now: number): boolean =>
  begins !== null && begins - now < legal.cancellationNoticeHours * hourMs;
