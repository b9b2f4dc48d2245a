import { useShopForm } from '#client/lib/form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { Textarea } from '#client/ui/mantine/inputs.ts';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { maxLength } from '#shared/limits.ts';
import { noteForm } from '#shared/orders/notes.ts';
import { jobTexts as t } from './texts.ts';

type Props = { customer: string; close: () => void; add: (note: string) => void };

export default function NoteDialog({ customer, close, add }: Props) {
  const form = useShopForm({ schema: noteForm, initialValues: { note: '' } });
  const { tryClose, question } = useUnsaved({ unsaved: form.isDirty(), close });
  return (
    <Dialog title={t('noteForShop')} close={tryClose}>
      <form onSubmit={form.submit(async ({ note }) => add(note))} noValidate>
        <Stack>
          <Textarea
            label={t('note')}
            description={t('officeReads', { customer })}
            autosize={false}
            rows={4}
            maxLength={maxLength.note}
            data-autofocus
            {...form.getInputProps('note')}
          />
          <DialogActions>
            <Button variant="outline" onClick={tryClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" pending={form.pending}>
              {t('addNote')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
      {question}
    </Dialog>
  );
}
