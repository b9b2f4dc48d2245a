// The dialog 'Cancel booking': that it costs nothing, and why, for who wants to say it.
import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { cancelReasons } from '#shared/orders/cancel-reasons.ts';
import { type ChangeDialogProps, useChangeOfMind } from './change-of-mind.ts';
import { WhatItCosts } from './WhatItCosts.tsx';

export function CancelDialog({ order: { visit }, changes, close }: ChangeDialogProps) {
  const { run, pending, failure } = useChangeOfMind(changes, { close });
  const [reason, setReason] = useState('');
  return (
    <Dialog title="Cancel booking" close={close} pending={pending}>
      <WhatItCosts visit={visit} />
      <SelectField
        label="Reason (optional)"
        blank="No reason"
        options={cancelReasons}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <DialogActions failure={failure}>
        <Button variant="outline" onClick={close} pending={pending} data-autofocus>
          Keep booking
        </Button>
        <Button
          variant="danger"
          onClick={() => void run(() => changes.cancel(reason || null))}
          pending={pending}
        >
          Cancel booking
        </Button>
      </DialogActions>
    </Dialog>
  );
}
