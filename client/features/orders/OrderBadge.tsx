import { Badge } from '#client/ui/Badge.tsx';
import type { Status } from '#shared/business.ts';
import type { Order } from '#shared/orders/schema.ts';
import { stageLabel } from '#shared/orders/stages.ts';
import { statusTexts } from '#shared/orders/texts.ts';
import { statusLooks } from './status-looks.ts';

type Props = { order: Pick<Order, 'stage' | 'status'>; quiet?: boolean };

export const OrderBadge = ({ order: { stage, status }, quiet = false }: Props) =>
  stage === 'cancelled' ? (
    <Badge tone="cancelled" icon="close">
      {stageLabel('cancelled')}
    </Badge>
  ) : (
    <StatusBadge status={status} quiet={quiet} />
  );

function StatusBadge({ status, quiet }: { status: Status; quiet: boolean }) {
  const { icon, tone } = statusLooks[status];
  return (
    <Badge tone={quiet ? 'quiet' : tone} icon={icon}>
      {statusTexts(status)}
    </Badge>
  );
}
