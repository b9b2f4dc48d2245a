import { type ReactNode, useState } from 'react';
import { useShopForm } from '#client/lib/form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { Button } from '#client/ui/Button.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { Text } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { indiaDayOf } from '#shared/india-day.ts';
import { maxLength } from '#shared/limits.ts';
import { type Order, setStageInput } from '#shared/orders/schema.ts';
import { cameBack, nextStages, notAtHome, type Stage } from '#shared/orders/stages.ts';
import { MenuButton } from '../../MenuButton.tsx';
import classes from '../Orders.module.css';
import { ordersTexts as t } from '../texts.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { useOrderStep } from './show-order.ts';
import { VisitDialog } from './VisitDialog.tsx';

/** `children` is the order's sum, which the bar of a closed order shows alone. */
type Props = { order: Order; complete: () => void; children?: string };

/** The step that usually comes next. The menu has the others. The status radios reopen a done order. */
const usual: Record<Stage, Stage | null> = {
  requested: 'scheduled',
  scheduled: 'on_the_way',
  on_the_way: 'working',
  working: 'done',
  waiting: 'scheduled',
  done: null,
  cancelled: 'requested',
};

type StepDialog = 'visit' | 'waiting' | 'cancel';
type Step = { words: string; take: () => void };

export function Steps({ order, complete, children }: Props) {
  const { _id: id, stage } = order;
  const may = useCan();
  const [dialog, setDialog] = useState<StepDialog | null>(null);
  const setStage = trpc.orders.setStage.useMutation();
  const [run, pending] = useOrderStep();
  // While an order waits for a second visit, `visit` is still the first one.
  const timeWords = stage === 'scheduled' ? t('changeTime') : t('agreeTime');

  const move = (words: string, to: Stage, reason?: string): Step => ({
    words,
    take: () => void run(() => setStage.mutateAsync({ id, stage: to, ...(reason && { reason }) })),
  });
  const ask = (words: string, what: StepDialog): Step => ({ words, take: () => setDialog(what) });
  const stepsTo: Record<Stage, () => Step[]> = {
    scheduled: () =>
      stage === 'on_the_way'
        ? [move(t('notAtHome'), 'scheduled', notAtHome), move(t('cameBack'), 'scheduled', cameBack)]
        : [ask(timeWords, 'visit')],
    requested: () => [
      stage === 'cancelled' ? move(t('restore'), 'requested') : move(t('withdrawTime'), 'requested'),
    ],
    on_the_way: () => [move(t('onTheWay'), 'on_the_way')],
    working: () => [move(t('start'), 'working')],
    waiting: () => [ask(t('waiting'), 'waiting')],
    done: () => [{ words: t('doneStep'), take: complete }],
    cancelled: () => [ask(t('cancelBooking'), 'cancel')],
  };
  const next = stage === 'done' || !may('orders.setStage') ? [] : nextStages('admin', stage);
  const primary = next.find((to) => to === usual[stage]);
  const [first] = primary ? stepsTo[primary]() : [];
  // The step that removes the visit comes last, away from the usual ones.
  const others = next
    .filter((to) => to !== primary && to !== 'cancelled')
    .sort((a, b) => Number(a === 'requested') - Number(b === 'requested'))
    .flatMap((to) => stepsTo[to]());
  const close = () => setDialog(null);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend */}
      <div tabIndex={-1} role="group" data-keeps-focus aria-label={t('nextStep')} className={classes.steps}>
        {children && (
          <Text w="100%" fw={700}>
            {children}
          </Text>
        )}
        {first && <Primary step={first} pending={pending} />}
        {others.length > 0 && (
          <MenuButton words={t('more')} label={t('moreSteps')} inDialog>
            {others.map(({ words, take }) => (
              <Menu.Item key={words} onClick={take}>
                {words}
              </Menu.Item>
            ))}
          </MenuButton>
        )}
        {next.includes('cancelled') && (
          <Button
            variant="danger"
            style={{ marginLeft: 'auto', borderColor: 'transparent' }}
            onClick={() => setDialog('cancel')}
          >
            {t('cancelBooking')}
          </Button>
        )}
      </div>
      {dialog === 'visit' && <VisitDialog title={timeWords} order={order} close={close} />}
      {dialog === 'waiting' && <WaitingDialog order={order} close={close} />}
      {dialog === 'cancel' && <CancelDialog order={order} close={close} />}
    </>
  );
}

/** One button for all stages, so that it keeps the focus after a step. */
const Primary = ({ step, pending }: { step: Step; pending: boolean }): ReactNode => (
  <Button
    pending={pending}
    onClick={({ detail: clicks }) => {
      // Ignores a double click, because after the first click the button is the step after it.
      if (clicks <= 1) step.take();
    }}
  >
    {step.words}
  </Button>
);

export function WaitingDialog({ order, close }: { order: Order; close: () => void }) {
  const setStage = trpc.orders.setStage.useMutation();
  const [run] = useOrderStep();
  const form = useShopForm({
    schema: setStageInput,
    initialValues: {
      id: order._id,
      stage: 'waiting',
      reason: '',
      part: '',
      partExpected: '',
      proposed: undefined,
      key: undefined,
      at: undefined,
      finish: undefined,
    },
  });
  const onSubmit = form.submit((step) => run(() => setStage.mutateAsync(step), close));
  return (
    <FormDialog title={t('waitQuestion')} close={close} yes={t('waiting')} form={form} onSubmit={onSubmit}>
      <TextField label={t('part')} maxLength={maxLength.reason} data-autofocus {...form.field('part')} />
      <TextInput
        type="date"
        label={t('expectedOn')}
        description={t('expectedHelp')}
        min={indiaDayOf(Date.now())}
        {...form.field('partExpected')}
      />
      <TextField
        label={t('reason')}
        description={t('reasonHelp')}
        maxLength={maxLength.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
