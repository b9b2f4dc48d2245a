import { indiaDayOf } from '#shared/india-day.ts';
import type { Order } from '#shared/orders/schema.ts';
import { isOpen, type Stage, stageTable } from '#shared/orders/stages.ts';

const intervalMs = 15_000;

/**
 * Returns the polling interval in milliseconds, or false. Polls while the technician is at work, because the
 * customer may get an estimate.
 */
export const rereadInterval = (stage: Stage | undefined): number | false =>
  stage && stageTable[stage].now ? intervalMs : false;

/**
 * Returns the polling interval in milliseconds, or false. Polls on the day of an open order's visit, so that
 * the page shows the technician's steps.
 */
export const followInterval = (orders: readonly Pick<Order, 'stage' | 'visit'>[]): number | false => {
  const today = indiaDayOf(Date.now());
  const isToday = ({ stage, visit }: Pick<Order, 'stage' | 'visit'>) =>
    isOpen(stage) && (stageTable[stage].now || visit?.date === today);
  return orders.some(isToday) && intervalMs;
};
