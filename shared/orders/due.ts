// When an order is due and which are late.
import { legal } from '../business.ts';
import { isOpen, type Stage } from './stages.ts';

/** The moment by which we promise to have been there: the visit's end, without one 24 hours after the booking. */
export const dueAt = (createdAt: Date, visit: { to: Date } | null): Date =>
  visit ? visit.to : new Date(createdAt.getTime() + legal.promiseHours * 3600_000);

/** Late is what is due and neither done nor cancelled. `dueAt` as the server gives it, `now` in milliseconds. */
export const isLate = (order: { stage: Stage; dueAt: string }, now: number): boolean =>
  isOpen(order.stage) && Date.parse(order.dueAt) < now;
