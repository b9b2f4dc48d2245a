import { useEffect, useLayoutEffect, useRef } from 'react';

export const focusIsLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Focuses the heading of a part of the page, or that of the page where the part is gone. */
export function focusHeading(part: Element | null): void {
  const heading = (part?.isConnected ? part : document.getElementById('main'))?.querySelector('h1, h2, h3');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * For a dialog that is rendered only while it is open (Mantine does this for one that stays rendered): gives the focus back
 * to what opened it, or to the heading of its list or dialog where that is gone.
 */
export function useReturnFocus(): void {
  const opener = useRef<Element>(null);
  const part = useRef<Element>(null);
  const remember = () => {
    opener.current = document.activeElement;
    part.current = opener.current?.closest('section, [role="dialog"]') ?? null;
  };
  // before the dialog takes the focus
  useLayoutEffect(remember, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // A dialog that this one replaces has returned the focus only now.
    if (opener.current === document.body) remember();
    return () => {
      // A dialog below that closes at the same time returns the focus itself.
      const closesToo = part.current?.matches('[role="dialog"]') && !part.current.isConnected;
      if (closesToo || !focusIsLost()) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus({ preventScroll: true });
      if (focusIsLost()) focusHeading(part.current);
    };
  }, []);
}
