// Whether there is room for the board with its columns; phones have a list.
import { useSyncExternalStore } from 'react';

const query = '(min-width: 48em)';

const listen = (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

export const useIsWide = (): boolean => useSyncExternalStore(listen, () => window.matchMedia(query).matches);
