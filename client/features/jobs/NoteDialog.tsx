import { useShopForm } from '#client/lib/form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { Textarea } from '#client/ui/mantine/inputs.ts';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { maxLength } from '#shared/limits.ts';
import { noteForm } from '#shared/orders/notes.ts';
import classes from './JobCard.module.css';

type Props = { customer: string; close: () => void; add: (note: string) => void };

export default function NoteDialog({ customer, close, add }: Props) {
  const form = useShopForm({ schema: noteForm, initialValues: { note: '' } });
  const { tryClose, question } = useUnsaved({ unsaved: form.isDirty(), close });
  return (
    <Dialog title="Note for the shop" close={tryClose}>
      <form onSubmit={form.submit(async ({ note }) => add(note))} noValidate className={classes.dialog}>
        <Textarea
          label="Note"
          description={`The office reads it, ${customer} does not`}
          autosize={false}
          rows={4}
          maxLength={maxLength.note}
          data-autofocus
          {...form.getInputProps('note')}
        />
        <DialogActions>
          <Button variant="outline" onClick={tryClose}>
            Cancel
          </Button>
          <Button type="submit" pending={form.pending}>
            Add note
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
