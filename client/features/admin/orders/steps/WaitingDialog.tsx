import { useShopForm } from '#client/lib/form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { indiaDayOf } from '#shared/india-day.ts';
import { maxLength } from '#shared/limits.ts';
import { type Order, setStageInput } from '#shared/orders/schema.ts';
import { ordersTexts as t } from '../texts.ts';
import { useOrderStep } from './show-order.ts';

type Props = { order: Order; close: () => void };

export function WaitingDialog({ order, close }: Props) {
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
