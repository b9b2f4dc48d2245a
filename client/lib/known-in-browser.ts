import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Returns the value in the browser, and null on the server and during hydration. */
export function useKnownInBrowser<T>(value: T): T | null {
  const isBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isBrowser ? value : null;
}
