import { type ReactNode, useState } from 'react';
import { useCan } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import type { Order } from '#shared/orders/schema.ts';
import { cameBack, nextStages, notAtHome, type Stage } from '#shared/orders/stages.ts';
import { CancelDialog } from './CancelDialog.tsx';
import classes from './Orders.module.css';
import { useOrderStep } from './show-order.ts';
import { ordersTexts as t } from './texts.ts';
import { VisitDialog } from './VisitDialog.tsx';
import { WaitingDialog } from './WaitingDialog.tsx';

type Props = { order: Order; complete: () => void };

// The step that withdraws the visit time is the last button.
const inOrder = (stage: Stage, next: readonly Stage[]): readonly Stage[] =>
  stage === 'scheduled' ? [...next.filter((to) => to !== 'requested'), 'requested'] : next;

type StepDialog = 'visit' | 'waiting' | 'cancel';

export function Steps({ order, complete }: Props) {
  const { _id: id, stage } = order;
  const may = useCan();
  const [dialog, setDialog] = useState<StepDialog | null>(null);
  const setStage = trpc.orders.setStage.useMutation();
  const { run, pending } = useOrderStep();
  // While an order waits for a second visit, `visit` is still the first one.
  const timeWords = stage === 'scheduled' ? t('changeTime') : t('agreeTime');

  const step = (words: string, to: Stage, reason?: string) => (
    <Button
      key={words}
      variant="outline"
      pending={pending}
      onClick={({ detail: clicks }) => {
        // Ignores a double click, because after the first click another step is under the pointer.
        if (clicks > 1) return;
        void run(
          () => setStage.mutateAsync({ id, stage: to, ...(reason && { reason }) }),
          () => {},
        );
      }}
    >
      {words}
    </Button>
  );
  const ask = (words: string, what: StepDialog) => (
    <Button key={words} variant="outline" onClick={() => setDialog(what)}>
      {words}
    </Button>
  );
  // A done order has no step to reopen it, because the status radios do that.
  const buttons: Record<Stage, () => ReactNode> = {
    scheduled: () => {
      if (stage === 'on_the_way')
        return [step(t('notAtHome'), 'scheduled', notAtHome), step(t('cameBack'), 'scheduled', cameBack)];
      return ask(timeWords, 'visit');
    },
    requested: () =>
      stage === 'cancelled' ? step(t('restore'), 'requested') : step(t('withdrawTime'), 'requested'),
    on_the_way: () => step(t('onTheWay'), 'on_the_way'),
    working: () => step(t('start'), 'working'),
    waiting: () => ask(t('waiting'), 'waiting'),
    done: () => (
      <Button key="done" variant="outline" onClick={complete}>
        {t('doneStep')}
      </Button>
    ),
    cancelled: () => ask(t('cancelBooking'), 'cancel'),
  };
  const next = stage === 'done' || !may('orders.setStage') ? [] : inOrder(stage, nextStages('admin', stage));
  const close = () => setDialog(null);
  return (
    <>
      {next.length > 0 && (
        <Group gap="xs" className={classes.steps ?? ''}>
          {next.map((to) => buttons[to]())}
        </Group>
      )}
      {dialog === 'visit' && <VisitDialog title={timeWords} order={order} close={close} />}
      {dialog === 'waiting' && <WaitingDialog order={order} close={close} />}
      {dialog === 'cancel' && <CancelDialog order={order} close={close} />}
    </>
  );
}
