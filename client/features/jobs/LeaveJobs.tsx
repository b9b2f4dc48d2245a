import { useEffect, useEffectEvent, useState } from 'react';
import type { LeavingProps } from '#client/app/shell/use-sign-out.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { jobsStore, useJobsStore } from './jobs-store.ts';
import { countWaitingSteps } from './offline/database.ts';
import { jobTexts as t } from './texts.ts';
import { useConnection } from './use-connection.ts';

export default function LeaveJobs({ pending, leave, close }: LeavingProps) {
  const [waiting, setWaiting] = useState(0);
  const { owner } = useJobsStore();
  const line = useConnection();
  const go = () => {
    leave({ afterwards: () => jobsStore.clear(owner?._id), withoutShop: true });
    close();
  };
  const look = useEffectEvent(async () => {
    const count = owner ? await countWaitingSteps(owner._id) : 0;
    if (count > 0) setWaiting(count);
    else go();
  });
  useEffect(() => void look(), []);
  if (waiting === 0) return null;
  return (
    <ConfirmDialog
      question={t('logoutQuestion')}
      yes={t('logout')}
      no={t('stay')}
      danger
      pending={pending}
      confirm={go}
      cancel={close}
    >
      <p>{t('notReached', { count: waiting })}</p>
      {line !== 'open' && <p>{t(line === 'offline' ? 'stayOffline' : 'staySilent', { count: waiting })}</p>}
    </ConfirmDialog>
  );
}
