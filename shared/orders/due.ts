import { legal } from '../business.ts';
import { isOpen, type Stage } from './stages.ts';

export const dueAt = (createdAt: Date, visit: { to: Date } | null): Date =>
  visit ? visit.to : new Date(createdAt.getTime() + legal.promiseHours * 3600_000);

export const isLate = (order: { stage: Stage; dueAt: string }, now: number): boolean =>
  isOpen(order.stage) && Date.parse(order.dueAt) < now;

/** Whether the visit begins in less than 24 hours or has begun. Both in milliseconds. */
export const isShortNotice = (begins: number | null, now: number): boolean =>
  begins !== null && begins - now < legal.cancellationNoticeHours * 3600_000;
