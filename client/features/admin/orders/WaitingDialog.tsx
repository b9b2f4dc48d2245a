import { useShopForm } from '#client/lib/form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { indiaDayOf } from '#shared/india-day.ts';
import { maxLength } from '#shared/limits.ts';
import { type Order, setStageInput } from '#shared/orders/schema.ts';
import { useOrderStep } from './show-order.ts';
import { ordersTexts as t } from './texts.ts';

type Props = { order: Order; close: () => void };

export function WaitingDialog({ order, close }: Props) {
  const setStage = trpc.orders.setStage.useMutation();
  const { run } = useOrderStep();
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
  const { tryClose, question } = useUnsaved({ unsaved: form.isDirty(), close });
  const onSubmit = form.submit((step) => run(() => setStage.mutateAsync(step), close));
  return (
    <Dialog title={t('waitQuestion')} close={tryClose} pending={form.pending}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <TextField
            label={t('part')}
            maxLength={maxLength.reason}
            data-autofocus
            {...form.getInputProps('part')}
          />
          <TextInput
            type="date"
            label={t('expectedOn')}
            description={t('expectedHelp')}
            min={indiaDayOf(Date.now())}
            {...form.getInputProps('partExpected')}
          />
          <TextField
            label={t('reason')}
            description={t('reasonHelp')}
            maxLength={maxLength.reason}
            {...form.getInputProps('reason')}
          />
          <DialogActions>
            <Button variant="outline" onClick={tryClose} pending={form.pending}>
              {t('cancel')}
            </Button>
            <Button type="submit" pending={form.pending}>
              {t('waiting')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
      {question}
    </Dialog>
  );
}
