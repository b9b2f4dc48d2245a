// How an open order stands against the promise of 24 hours.
import { type Status, statusTable } from '#shared/business.ts';
import { lateBefore } from '#shared/orders/late.ts';

const hour = 3600_000;

/** '5 hours late', '3 days late'; null where the order is done or still within the promise. */
export function lateness(order: { createdAt: string; status: Status }, now: Date): string | null {
  if (!statusTable[order.status].isOpen) return null;
  const hours = (lateBefore(now).getTime() - new Date(order.createdAt).getTime()) / hour;
  if (hours <= 0) return null;
  if (hours < 1) return 'Late';
  if (hours < 48) return `${Math.floor(hours)} ${hours < 2 ? 'hour' : 'hours'} late`;
  return `${Math.floor(hours / 24)} days late`;
}
