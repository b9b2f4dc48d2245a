// A session that ends while somebody types leaves the page as it is, until he has logged in again.
import { useSyncExternalStore } from 'react';
import { forgetToken, readToken, storeToken } from './session-token.ts';

let typedOn: string | null = null;
let endedOn: string | null = null;
let ended = false;
let resuming = false;
const listeners = new Set<() => void>();

if ('document' in globalThis)
  document.addEventListener('input', () => {
    typedOn = location.pathname;
  });

const setEnded = (now: boolean) => {
  ended = now;
  for (const listener of listeners) listener();
};

/** Ends a session that the server no longer knows. The guards lead to Login, except on a page with typed text. */
export function endSession(): void {
  if (!readToken()) return;
  endedOn = location.pathname;
  if (typedOn === location.pathname) setEnded(true);
  else forgetToken();
}

/** Whether the session expired on this page, so that its owner logs in again here. Others go Home. */
export const hasEndedHere = (): boolean => endedOn === location.pathname;

export function leaveSession(): void {
  setEnded(false);
  forgetToken();
}

/** Continues with a new token of the same person. */
export function resumeSession(token: string): void {
  resuming = true;
  storeToken(token);
  resuming = false;
  setEnded(false);
}

/** Whether the new token belongs to the same person, so that the screen stays as it is. */
export const isResuming = (): boolean => resuming;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSessionEnded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => ended,
    () => false,
  );
