import { useSyncExternalStore } from 'react';
import { useJobsStore } from './jobs-store.ts';
import { jobTexts as t } from './texts.ts';

const onChange = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export const useOnline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );

/** With `silent`, there is a network, but the last request to the server failed. */
export type Connection = 'offline' | 'silent' | 'open';

export function useConnection(): Connection {
  const online = useOnline();
  const { readFailed, trouble } = useJobsStore();
  if (!online) return 'offline';
  return readFailed || trouble ? 'silent' : 'open';
}

export const waitingWords: Record<Connection, string> = {
  offline: t('waitNetwork'),
  silent: t('waitAnswer'),
  open: t('sending'),
};
