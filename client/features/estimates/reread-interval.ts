import { indiaDayOf } from '#shared/india-day.ts';
import type { Order } from '#shared/orders/schema.ts';
import { isOpen, type Stage, stageTable } from '#shared/orders/stages.ts';

const intervalMs = 15_000;

/** In milliseconds, or false. Polls while the technician is at work, because an estimate may come. */
export const rereadInterval = (stage: Stage | undefined): number | false =>
  stage && stageTable[stage].now ? intervalMs : false;

/** In milliseconds, or false. Polls from the day of an open order's visit, for the next steps or a new time. */
export const followInterval = (orders: readonly Pick<Order, 'stage' | 'visit'>[]): number | false => {
  const today = indiaDayOf(Date.now());
  const isToday = ({ stage, visit }: Pick<Order, 'stage' | 'visit'>) =>
    isOpen(stage) && (stageTable[stage].now || (visit !== null && visit.date <= today));
  return orders.some(isToday) && intervalMs;
};
