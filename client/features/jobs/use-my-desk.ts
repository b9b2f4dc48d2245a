// The desk for components.
import { useEffect, useSyncExternalStore } from 'react';
import { onDeskChange, readMyDesk, wake } from './my-desk.ts';

/** What is kept on this phone for who is signed in; on the server, and until it was read, not `opened`. */
export function useMyDesk() {
  useEffect(wake, []);
  return useSyncExternalStore(onDeskChange, readMyDesk, readMyDesk);
}
