import { Icon } from '#client/ui/Icon.tsx';
import { isOpen, type Stage } from '#shared/orders/stages.ts';
import classes from '../Orders.module.css';
import { ordersTexts as t } from '../texts.ts';

export function Late({ order }: { order: { dueAt: string; stage: Stage } }) {
  const words = lateness(order, new Date());
  if (words === null) return null;
  return (
    <span className={classes.late}>
      <Icon name="warning" size={14} />
      {words}
    </span>
  );
}

const hour = 3600_000;

/** Formats '5 hours late' or '3 days late'. Null for an order that is closed or not due yet. */
export function lateness(order: { dueAt: string; stage: Stage }, now: Date): string | null {
  if (!isOpen(order.stage)) return null;
  const hours = (now.getTime() - Date.parse(order.dueAt)) / hour;
  if (hours <= 0) return null;
  if (hours < 1) return t('late');
  if (hours < 48) return t('hoursLate', { count: Math.floor(hours) });
  return t('daysLate', { count: Math.floor(hours / 24) });
}
