// Answers also open and close above the question that was pressed: it must not move away under the finger.
import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/** Gives a click handler; after `change` the clicked button stands where it stood. */
export function useStayPut(change: unknown) {
  const held = useRef<{ button: Element; top: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when what moves the page has changed
  useLayoutEffect(() => {
    if (!held.current) return;
    const { button, top } = held.current;
    held.current = null;
    window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [change]);

  return ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    held.current = button && { button, top: button.getBoundingClientRect().top };
  };
}
