// How far an order is: a word and a sign, not a colour alone.
import { Icon } from '#client/ui/Icon.tsx';
import type { Status } from '#shared/business.ts';
import classes from './StatusBadge.module.css';

export function StatusBadge({ status }: { status: Status }) {
  return (
    <span className={classes.badge} data-status={status}>
      <Icon name={status === 'Complete' ? 'check' : 'clock'} size={16} />
      {status}
    </span>
  );
}
