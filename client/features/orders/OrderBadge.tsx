import { Badge } from '#client/ui/Badge.tsx';
import type { IconName } from '#client/ui/Icon.tsx';
import type { Status } from '#shared/business.ts';
import type { Order } from '#shared/orders/schema.ts';
import { stageLabel } from '#shared/orders/stages.ts';
import { statusTexts } from '#shared/orders/texts.ts';
import { statusLooks } from './status-looks.ts';
import { orderTexts as t } from './texts.ts';

type Props = { order: Pick<Order, 'stage' | 'status'>; quiet?: boolean };

export const OrderBadge = ({ order: { stage, status }, quiet = false }: Props) =>
  stage === 'cancelled' ? (
    <Badge tone="cancelled" icon="close">
      {stageLabel('cancelled')}
    </Badge>
  ) : (
    <StatusBadge status={status} quiet={quiet} />
  );

type StageProps = { order: Pick<Order, 'stage' | 'notAtHomeAt'> };

const icons = { done: 'check', cancelled: 'close', open: 'clock' } satisfies Record<string, IconName>;

/** Shows the stage's own words instead of Complete and Incomplete. */
export const StageOfOrder = ({ order: { stage, notAtHomeAt } }: StageProps) => {
  const tone = stage === 'done' || stage === 'cancelled' ? stage : 'open';
  return (
    <Badge tone={tone} icon={icons[tone]}>
      {notAtHomeAt ? t('notAtHome') : stageLabel(stage)}
    </Badge>
  );
};

function StatusBadge({ status, quiet }: { status: Status; quiet: boolean }) {
  const { icon, tone } = statusLooks[status];
  return (
    <Badge tone={quiet ? 'quiet' : tone} icon={icon}>
      {statusTexts(status)}
    </Badge>
  );
}
