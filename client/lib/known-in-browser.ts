// What the browser alone knows: the page that the server rendered must be taken over as it is before it may show it.
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** The value; null while a rendered page is being taken over (and on the server). */
export function useKnownInBrowser<T>(value: T): T | null {
  const isBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isBrowser ? value : null;
}
