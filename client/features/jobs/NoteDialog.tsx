import { useShopForm } from '#client/lib/form.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Textarea } from '#client/ui/mantine/inputs.ts';
import { maxLength } from '#shared/limits.ts';
import { noteForm } from '#shared/orders/notes.ts';
import { jobTexts as t } from './texts.ts';

type Props = { customer: string; close: () => void; add: (note: string) => void };

export default function NoteDialog({ customer, close, add }: Props) {
  const form = useShopForm({ schema: noteForm, initialValues: { note: '' } });
  return (
    <FormDialog
      title={t('noteForShop')}
      yes={t('addNote')}
      close={close}
      unsaved={form.isDirty()}
      pending={form.pending}
      onSubmit={form.submit(async ({ note }) => add(note))}
    >
      <Textarea
        label={t('note')}
        description={t('officeReads', { customer })}
        autosize={false}
        rows={4}
        maxLength={maxLength.note}
        data-autofocus
        {...form.getInputProps('note')}
      />
    </FormDialog>
  );
}
