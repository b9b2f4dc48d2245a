// How an open order stands against the time at which it is due.
import { isOpen, type Stage } from '#shared/orders/stages.ts';

const hour = 3600_000;

/** '5 hours late', '3 days late'; null where the order is done, cancelled or not due yet. */
export function lateness(order: { dueAt: string; stage: Stage }, now: Date): string | null {
  if (!isOpen(order.stage)) return null;
  const hours = (now.getTime() - Date.parse(order.dueAt)) / hour;
  if (hours <= 0) return null;
  if (hours < 1) return 'Late';
  if (hours < 48) return `${Math.floor(hours)} ${hours < 2 ? 'hour' : 'hours'} late`;
  return `${Math.floor(hours / 24)} days late`;
}
