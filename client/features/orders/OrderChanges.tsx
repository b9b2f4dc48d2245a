import { useEffect, useRef, useState } from 'react';
import { useSent } from '#client/lib/sent-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { asPostForm, Group } from '#client/ui/mantine/layout.tsx';
import { focusHeading, focusIsLost } from '#client/ui/use-return-focus.ts';
import { isLate } from '#shared/orders/due.ts';
import type { Order } from '#shared/orders/schema.ts';
import { isOpen, mayMove } from '#shared/orders/stages.ts';
import { CallUs } from '../content/CallUs.tsx';
import { CancelDialog, ChangeTimeDialog } from './ChangeDialogs.tsx';
import { PleaseCall } from './PleaseCall.tsx';
import { orderTexts as t } from './texts.ts';
import type { ChangeDialogProps, ChangeRequests } from './use-order-change.ts';

type Props = {
  order: Pick<Order, 'orderNumber' | 'stage' | 'dueAt' | 'notAtHomeAt'> & ChangeDialogProps['order'];
  changes: ChangeRequests;
  describedBy: string;
};

const callFor = (mayReschedule: boolean) => t(mayReschedule ? 'toCancel' : 'toChange');

export function OrderChanges({ order, changes, describedBy }: Props) {
  const { id } = changes;
  const sent = useSent(`time ${id}`, `cancel ${id}`);
  const [dialogName, setDialogName] = useState(
    sent ? (sent.send.startsWith('time') ? 'time' : 'cancel') : null,
  );
  const close = () => setDialogName(null);

  const { stage } = order;
  const open = isOpen(stage);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open && focusIsLost()) focusHeading(null);
    wasOpen.current = open;
  }, [open]);
  if (!open) return null;
  const mayReschedule = mayMove('customer', stage, 'scheduled');
  const mayCancel = mayMove('customer', stage, 'cancelled');
  // A waiting order's visit is in the past.
  const visit = stage === 'scheduled' ? order.visit : null;
  const lateVisit = visit && isLate(order, Date.now());
  const dialog = { order: { ...order, visit }, changes, close, sent };
  return (
    <>
      {lateVisit && <CallUs about={t('inQuestion', { number: order.orderNumber })} />}
      <Group renderRoot={asPostForm} gap="xs" fz="0.9375rem" style={{ '--button-padding': '8px 12px' }}>
        {mayReschedule && (
          <Button
            variant={order.notAtHomeAt || lateVisit ? 'primary' : 'outline'}
            aria-describedby={describedBy}
            sends={`time ${id}`}
            onClick={() => setDialogName('time')}
          >
            {t('changeTime')}
          </Button>
        )}
        {mayCancel && (
          <Button
            variant="danger"
            aria-describedby={describedBy}
            sends={`cancel ${id}`}
            onClick={() => setDialogName('cancel')}
          >
            {t('cancelBooking')}
          </Button>
        )}
      </Group>
      {!mayCancel && <PleaseCall what={callFor(mayReschedule)} />}
      {dialogName === 'time' && <ChangeTimeDialog {...dialog} />}
      {dialogName === 'cancel' && <CancelDialog {...dialog} />}
    </>
  );
}
