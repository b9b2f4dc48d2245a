import { useEffect, useEffectEvent, useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import type { Subscribe } from '#shared/jobs/push.ts';
import { jobTexts as t } from './texts.ts';

const canPush = () => 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;

/** Subscribes this phone to push messages about the technician's jobs. If the browser refuses, the shop sends mails. */
export function PushSwitch() {
  const { client } = trpc.useUtils();
  const [permission, setPermission] = useState(() => (canPush() ? Notification.permission : 'denied'));
  const subscribe = async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription =
      (await pushManager.getSubscription()) ??
      (await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: (await client.jobs.pushKey.query()).key,
      }));
    return client.jobs.subscribe.mutate(subscription.toJSON() as Subscribe);
  };
  // The user may have a new session, and the push subscription must belong to it.
  const renew = useEffectEvent(() => void subscribe().catch(() => {}));
  useEffect(() => {
    if (permission === 'granted') renew();
  }, [permission]);
  const [allow, pending] = usePending(async () => {
    try {
      const answer = await Notification.requestPermission();
      if (answer === 'granted') toast.success((await subscribe()).message);
      setPermission(answer);
    } catch (error) {
      toast.error(wordsOf(error));
    }
  });
  if (permission !== 'default') return null;
  return (
    <Button variant="outline" pending={pending} onClick={allow}>
      {t('tellMe')}
    </Button>
  );
}
