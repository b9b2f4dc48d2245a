// The dialog 'Change time': the free times, and that it costs nothing.
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { formatVisit } from '#shared/visits/words.ts';
import { isSameWindow } from '../visits/free-visits.ts';
import { useVisit } from '../visits/use-visit.ts';
import { VisitPicker } from '../visits/VisitPicker.tsx';
import { type ChangeDialogProps, useChangeOfMind } from './change-of-mind.ts';
import { WhatItCosts } from './WhatItCosts.tsx';

export function ChangeTimeDialog({ order, changes, close }: ChangeDialogProps) {
  // its own place is not free for others, and stands all the same
  const { visit, picker, renew } = useVisit({ tried: () => order.visit ?? undefined });
  const { run, pending, failure } = useChangeOfMind(changes, { close, taken: renew });
  const change = () => {
    if (!visit) return;
    if (isSameWindow(visit, order.visit)) return close();
    void run(() => changes.reschedule({ date: visit.date, from: visit.from }));
  };
  return (
    <Dialog title="Change time" close={close} pending={pending} width={520}>
      {order.visit && <p>Your time now: {formatVisit(order.visit)}.</p>}
      <VisitPicker {...picker} withoutCall />
      <WhatItCosts visit={order.visit} />
      <DialogActions failure={failure}>
        <Button variant="outline" onClick={close} pending={pending}>
          {order.visit ? 'Keep this time' : 'Not now'}
        </Button>
        {visit && (
          <Button onClick={change} pending={pending}>
            Change time
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
