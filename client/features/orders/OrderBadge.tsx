import { Icon } from '#client/ui/Icon.tsx';
import type { Status } from '#shared/business.ts';
import type { Order } from '#shared/orders/schema.ts';
import { stageLabel } from '#shared/orders/stages.ts';
import { statusTexts } from '#shared/orders/texts.ts';
import classes from './OrderBadge.module.css';
import { statusLooks } from './status-looks.ts';
import { orderTexts as t } from './texts.ts';

type Props = { order: Pick<Order, 'stage' | 'status'>; quiet?: boolean };

export const OrderBadge = ({ order: { stage, status }, quiet = false }: Props) =>
  stage === 'cancelled' ? (
    <span className={classes.badge} data-tone="cancelled">
      <Icon name="close" size={16} />
      {stageLabel('cancelled')}
    </span>
  ) : (
    <StatusBadge status={status} quiet={quiet} />
  );

type StageProps = { order: Pick<Order, 'stage' | 'notAtHomeAt'> };

/** Shows the stage's own words instead of Complete and Incomplete. */
export const StageOfOrder = ({ order: { stage, notAtHomeAt } }: StageProps) => {
  const tone = stage === 'done' ? 'done' : stage === 'cancelled' ? 'cancelled' : 'open';
  const icon = ({ done: 'check', cancelled: 'close', open: 'clock' } as const)[tone];
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon name={icon} size={16} />
      {notAtHomeAt ? t('notAtHome') : stageLabel(stage)}
    </span>
  );
};

function StatusBadge({ status, quiet }: { status: Status; quiet: boolean }) {
  const { icon, tone } = statusLooks[status];
  return (
    <span className={classes.badge} data-tone={quiet ? 'quiet' : tone}>
      <Icon name={icon} size={16} />
      {statusTexts(status)}
    </span>
  );
}
