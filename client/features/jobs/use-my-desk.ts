// The desk for components.
import { useSyncExternalStore } from 'react';
import { onDeskChange, readMyDesk, unopened, wake } from './my-desk.ts';

// With the page's code, not with its first rendering: what is kept is read meanwhile.
if ('document' in globalThis) wake();

/** What is kept on this phone for who is signed in; on the server, and until it was read, not `opened`. */
export function useMyDesk() {
  return useSyncExternalStore(onDeskChange, readMyDesk, () => unopened);
}
