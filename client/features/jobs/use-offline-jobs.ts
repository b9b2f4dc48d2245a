// The offline jobs for components.
import { useSyncExternalStore } from 'react';
import { notOpened, onOfflineJobsChange, readOfflineJobs, startOfflineJobs } from './offline-jobs.ts';

// With the page's code, not with its first rendering: what is kept is read meanwhile.
if ('document' in globalThis) startOfflineJobs();

/** What is kept on this phone for who is signed in; on the server, and until it was read, not `opened`. */
export function useOfflineJobs() {
  return useSyncExternalStore(onOfflineJobsChange, readOfflineJobs, () => notOpened);
}
