import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** The value, or null on the server and during hydration. */
export function useKnownInBrowser<T>(value: T): T | null {
  const isBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isBrowser ? value : null;
}
