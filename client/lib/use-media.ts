import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

const PhonePage = createContext(false);

/** Whether the server wrote the page for a phone. */
export const PhonePageProvider = PhonePage.Provider;

/** Says whether a media query applies. On the server and during hydration, where the width is not known, it is `guess`. */
export function useMedia(query: string, guess = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => guess,
  );
}

/** Whether lists and filters have a phone's width. */
export const useIsPhone = (): boolean => useMedia('(max-width: 47.99em)', useContext(PhonePage));
