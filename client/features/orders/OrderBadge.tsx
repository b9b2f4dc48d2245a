// How far an order is, in a word: its status, or that it was cancelled.
import { Icon } from '#client/ui/Icon.tsx';
import type { Order } from '#shared/orders/schema.ts';
import { stageTable } from '#shared/orders/stages.ts';
import classes from './StatusBadge.module.css';
import { StatusBadge } from './StatusBadge.tsx';

export const OrderBadge = ({ order: { stage, status } }: { order: Pick<Order, 'stage' | 'status'> }) =>
  stage === 'cancelled' ? (
    <span className={classes.badge} data-tone="cancelled">
      <Icon name="close" size={16} />
      {stageTable.cancelled.label}
    </span>
  ) : (
    <StatusBadge status={status} />
  );
