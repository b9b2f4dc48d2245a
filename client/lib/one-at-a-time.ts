// One press, one action: a second click comes before React has drawn that the first one is under way.
import { useRef, useState } from 'react';

/**
 * Gives `work` as a function that does nothing while an earlier call of it is under way, and whether one is.
 * 'Under way' lasts until all of `work` is done, the lists that it reads anew included.
 */
export function useOneAtATime<A extends unknown[]>(
  work: (...args: A) => Promise<unknown>,
): readonly [run: (...args: A) => Promise<void>, pending: boolean] {
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const run = async (...args: A) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      await work(...args);
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return [run, pending];
}
