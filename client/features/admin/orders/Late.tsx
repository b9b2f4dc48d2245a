// The loud thing of the panel: an open order that is past the time at which it was due.
import { Icon } from '#client/ui/Icon.tsx';
import type { Stage } from '#shared/orders/stages.ts';
import { lateness } from './lateness.ts';
import classes from './Orders.module.css';

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
