// Whether the phone reaches the shop.
import { useOfflineJobs } from './use-offline-jobs.ts';
import { useOnline } from './use-online.ts';

/** `silent`: there is a network, but what was asked or sent last had no good answer of the shop. */
export type Connection = 'offline' | 'silent' | 'open';

export function useConnection(): Connection {
  const online = useOnline();
  const { readFailed, trouble } = useOfflineJobs();
  if (!online) return 'offline';
  return readFailed || trouble ? 'silent' : 'open';
}

/** What becomes of steps that are not sent yet, in words. */
export const waitingWords: Record<Connection, string> = {
  offline: 'Waiting for network',
  silent: 'No answer yet: we try again',
  open: 'Sending…',
};
