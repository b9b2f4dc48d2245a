// The loud thing of the panel: an open order that is past its promise.
import { Icon } from '#client/ui/Icon.tsx';
import type { Status } from '#shared/business.ts';
import { lateness } from './lateness.ts';
import classes from './Orders.module.css';

export function Late({ order }: { order: { createdAt: string; status: Status } }) {
  const words = lateness(order, new Date());
  if (words === null) return null;
  return (
    <span className={classes.late}>
      <Icon name="warning" size={14} />
      {words}
    </span>
  );
}
