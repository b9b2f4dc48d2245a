import { useEffect, useId, useRef, useState } from 'react';
import { useIsSentAbout } from '#client/lib/sent-form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useNow } from '#client/lib/use-now.ts';
import { Button } from '#client/ui/Button.tsx';
import { Money } from '#client/ui/Money.tsx';
import { asPostForm, Box, Group, Small, Stack, Text, Title } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { focusIsLost } from '#client/ui/use-return-focus.ts';
import type { Order } from '#shared/orders/schema.ts';
import { serviceNames, stageSentence } from '#shared/orders/sentences.ts';
import { OwnEstimate, useOwnEstimate } from '../estimates/CustomerEstimates.tsx';
import { mainSentences } from '../estimates/offer-sentence.ts';
import { AgainButton } from './AgainButton.tsx';
import { KeepTrackingLink, LinkTools } from './LinkTools.tsx';
import { useNextStep } from './next-step.ts';
import { OrderBadge } from './OrderBadge.tsx';
import { OrderChanges } from './OrderChanges.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OwnFeedback } from './OrderFeedback.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderPictures } from './OrderPictures.tsx';
import { OwnProgress } from './Progress.tsx';
import { OwnTechnician } from './Technician.tsx';
import { orderTexts as t } from './texts.ts';
import type { ChangeRequests } from './use-order-change.ts';

type Props = {
  order: Order;
  picture: string | undefined;
  gstin: string | undefined;
  bookAgain: () => void;
  first: boolean;
};

const inside = { align: 'flex-start', gap: 'sm', p: { base: 'sm', sm: 'lg' } } as const;

export function OrderCard({ order, picture, gstin, bookAgain, first }: Props) {
  const headingId = useId();
  const isSent = useIsSentAbout(order._id);
  const [opened, setOpened] = useState(isSent);
  const before = useRef(opened);
  useEffect(() => {
    if (before.current !== opened && focusIsLost()) document.getElementById(headingId)?.focus();
    before.current = opened;
  }, [opened, headingId]);
  const changes = useOwnChanges(order._id);
  const estimate = useOwnEstimate(order);
  const now = useNow();
  const next = useNextStep(order, now);
  const [main, below] = mainSentences({ ...order, sentence: stageSentence(order, now), next }, estimate);
  const isAsked = estimate?.state === 'offered';
  // The first order is open. The others are a line each, until the customer opens them or they need an answer.
  const whole = first || opened || isAsked;
  const details = !first && !isAsked && (
    <Button
      variant="quiet"
      aria-expanded={whole}
      aria-describedby={headingId}
      sends={`open ${order._id}`}
      formAction={`#${order._id}`}
      onClick={() => setOpened(!opened)}
    >
      {t('details')}
    </Button>
  );
  if (!whole)
    return (
      <Stack component="article" className="card" gap={0} px={inside.p} py={6} aria-labelledby={headingId}>
        <Group justify="space-between" gap="xs" wrap="nowrap" renderRoot={asPostForm}>
          <Title
            order={3}
            fz="1rem"
            lh={1.3}
            id={headingId}
            tabIndex={-1}
            miw={0}
            style={{ overflowWrap: 'anywhere' }}
          >
            {serviceNames(order)}
          </Title>
          <Box my={-8}>{details}</Box>
        </Group>
        <Text size="sm" fw={600}>
          <Unbroken>{main}</Unbroken>
        </Text>
        <Group component="p" gap="0 12px" fz="sm">
          <Small span>{t('order', { number: order.orderNumber })}</Small> <Money rupees={order.totalPrice} />{' '}
          <OrderBadge order={order} quiet />
        </Group>
      </Stack>
    );
  return (
    <Stack component="article" className="card" {...inside} aria-labelledby={headingId}>
      <Group align="flex-start" justify="space-between" wrap="nowrap" w="100%">
        <div>
          <Text fz="var(--type-3)" fw={800} lh="max(1.3, var(--least-line))">
            <Unbroken>{main}</Unbroken>
          </Text>
          <p>
            <Unbroken>{below}</Unbroken>
          </p>
        </div>
        {first && <LinkTools order={order} />}
      </Group>
      <OwnProgress order={order} />
      <OwnTechnician order={order} />
      {estimate && <OwnEstimate order={order} estimate={estimate} />}
      {order.email === '' && <KeepTrackingLink order={order} />}
      <OrderChanges order={order} changes={changes} describedBy={headingId} />
      <Stack gap="sm" className="ruled" w="100%">
        <OrderHead order={order} picture={picture} id={headingId} />
        {order.warrantyOf && <Text fw={600}>{t('underWarrantyFree')}</Text>}
        <OrderFacts order={order} gstin={gstin} estimate={estimate} />
      </Stack>
      <Group gap="0 8px" className="ruled" w="100%">
        <OrderPictures of={{ id: order._id }} stage={order.stage} describedBy={headingId} />
        <OwnFeedback order={order} describedBy={headingId} />
        <Group gap={0} mx={-12} renderRoot={asPostForm}>
          <AgainButton order={order} aria-describedby={headingId} onClick={bookAgain} />
          {details}
        </Group>
      </Group>
    </Stack>
  );
}

export const OrderSkeleton = () => (
  <Stack className="card" {...inside} aria-hidden="true">
    <Skeleton width="60%" height={27} />
    <Skeleton width="100%" height={50} />
    <Skeleton width="80%" height={44} radius="var(--radius-input)" />
    <Skeleton width="100%" height={75} />
    <Skeleton width="100%" height={80} />
  </Stack>
);

function useOwnChanges(id: string): ChangeRequests {
  const queries = trpc.useUtils();
  const reschedule = trpc.orders.reschedule.useMutation();
  const cancel = trpc.orders.cancel.useMutation();
  return {
    id,
    reschedule: (visit) => reschedule.mutateAsync({ id, visit }),
    cancel: (reason) => cancel.mutateAsync({ id, reason }),
    refresh: () => Promise.all([queries.orders.own.invalidate(), queries.orders.events.invalidate({ id })]),
  };
}
