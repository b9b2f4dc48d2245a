import { useEffect, useEffectEvent, useState } from 'react';
import type { LeavingProps } from '#client/app/shell/use-sign-out.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { jobsStore } from './jobs-store.ts';
import { countWaitingSteps } from './offline/database.ts';
import { useConnection } from './use-connection.ts';

export default function LeaveJobs({ pending, leave, close }: LeavingProps) {
  const [waiting, setWaiting] = useState(0);
  const line = useConnection();
  const go = () => {
    leave({ afterwards: () => jobsStore.clear(), withoutShop: true });
    close();
  };
  const look = useEffectEvent(async () => {
    const count = await countWaitingSteps();
    if (count > 0) setWaiting(count);
    else go();
  });
  useEffect(() => void look(), []);
  if (waiting === 0) return null;
  return (
    <Dialog title="Logout?" close={close}>
      <p>
        {waiting === 1 ? '1 step has' : `${waiting} steps have`} not reached the shop yet. If you log out now,
        the shop never hears of {waiting === 1 ? 'it' : 'them'}.
      </p>
      {line !== 'open' && (
        <p>
          {line === 'offline' ? 'There is no network' : 'The shop does not answer just now'}. If you stay,{' '}
          {waiting === 1 ? 'it is' : 'they are'} sent when it {line === 'offline' ? 'is back' : 'does'}.
        </p>
      )}
      <DialogActions>
        <Button variant="danger" pending={pending} onClick={go}>
          Logout
        </Button>
        <Button onClick={close} data-autofocus>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
