import { useShopForm } from '#client/lib/form.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { waitingReason } from '#shared/jobs/schema.ts';
import { maxLength } from '#shared/limits.ts';
import classes from './JobCard.module.css';

type Props = { customer: string; close: () => void; wait: (reason: string) => void };

export default function PartDialog({ customer, close, wait }: Props) {
  const form = useShopForm({ schema: waitingReason, initialValues: { reason: '' } });
  const { tryClose, question } = useUnsaved({ unsaved: form.isDirty(), close });
  return (
    <Dialog title="Needs a part" close={tryClose}>
      <form onSubmit={form.submit(async ({ reason }) => wait(reason))} noValidate className={classes.dialog}>
        <TextField
          label="Which part?"
          description={`${customer} and the shop read it, for example: door gasket, ordered`}
          maxLength={maxLength.reason}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <DialogActions>
          <Button variant="outline" onClick={tryClose}>
            Cancel
          </Button>
          <Button type="submit" pending={form.pending}>
            Needs a part
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
