import { useBusiness } from '#client/lib/use-business.ts';
import { Group, Stack } from '#client/ui/mantine/layout.tsx';
import { formatMoment, formatRupees } from '#shared/format.ts';
import type { Order } from '#shared/orders/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { callBy } from '#shared/visits/call-by.ts';
import { formatVisit, formatVisitDay } from '#shared/visits/words.ts';
import { Facts } from '../../Facts.tsx';
import { ordersTexts as t } from '../texts.ts';
import { Late } from '../words/Late.tsx';
import { StageBadge } from '../words/StageBadge.tsx';

export function OrderProgress({ order }: { order: Order }) {
  const { stage, visit, waitingReason, partExpected, proposedVisit, cancellationFee } = order;
  // The customer sees the same time of our call.
  const called = callBy(useBusiness(), Date.parse(order.createdAt), Date.now());
  const due = (stage === 'requested' && called) || formatMoment(order.dueAt);
  return (
    <Stack component="section" gap="xs" aria-label={t('progress')}>
      <Group gap="xs">
        <StageBadge stage={stage} />
        <Late order={order} />
      </Group>
      <Facts
        of={[
          [t('visit'), visit ? formatVisit(visit) : isOpen(stage) && t('noTime')],
          [t('dueBy'), isOpen(stage) && (visit === null || stage === 'waiting') && due],
          [t('waitingFor'), waitingReason],
          [t('partExpected'), partExpected && formatVisitDay(partExpected)],
          [t('proposedVisit'), proposedVisit && formatVisit(proposedVisit)],
          [t('fee'), cancellationFee > 0 && formatRupees(cancellationFee)],
        ]}
      />
    </Stack>
  );
}
