// How far an order is: a word and a sign, not a colour alone.
import { Icon } from '#client/ui/Icon.tsx';
import type { Status } from '#shared/business.ts';
import classes from './StatusBadge.module.css';
import { statusLooks } from './status-looks.ts';

export function StatusBadge({ status }: { status: Status }) {
  const { icon, tone } = statusLooks[status];
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon name={icon} size={16} />
      {status}
    </span>
  );
}
