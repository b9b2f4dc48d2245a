import { useState } from 'react';

/**
 * Wraps `work` in a function that does nothing while an earlier call runs. Also returns whether a call runs
 * (`pending` of a Button).
 */
export function usePending<A extends unknown[]>(
  work: (...args: A) => Promise<unknown>,
): readonly [run: (...args: A) => Promise<void>, pending: boolean] {
  const [pending, setPending] = useState(false);
  const run = async (...args: A) => {
    if (pending) return;
    setPending(true);
    try {
      await work(...args);
    } finally {
      setPending(false);
    }
  };
  return [run, pending];
}
