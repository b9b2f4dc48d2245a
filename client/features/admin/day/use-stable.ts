import { useRef } from 'react';

type Callbacks = Record<string, (...args: never[]) => unknown>;

/** Returns callbacks whose references never change, so that memoized cards and cells do not render again. */
export function useStable<All extends Callbacks>(callbacks: All): All {
  const latest = useRef(callbacks);
  latest.current = callbacks;
  const stable = useRef<All>(undefined);
  stable.current ??= Object.fromEntries(
    Object.keys(callbacks).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
  ) as All;
  return stable.current;
}
