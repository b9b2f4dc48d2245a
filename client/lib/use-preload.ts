import { useEffect } from 'react';

const delayMs = 5_000;

/** Loads code that the next presses need, after the screen itself. */
export function usePreload(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of loads) load().catch(() => {});
    }, delayMs);
    return () => clearTimeout(timer);
  }, [loads]);
}
