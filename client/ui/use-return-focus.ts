import { useEffect, useLayoutEffect, useRef } from 'react';

export const focusIsLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

export function focusHeading(part: Element | null): void {
  const heading = (part?.isConnected ? part : document.getElementById('main'))?.querySelector('h1, h2, h3');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Returns the focus when a dialog unmounts (Mantine does this for a dialog that stays mounted): to the button
 * that opened it, or to the heading of its list or dialog if the button is gone.
 */
export function useReturnFocus(): void {
  const opener = useRef<Element>(null);
  const part = useRef<Element>(null);
  const remember = () => {
    opener.current = document.activeElement;
    part.current = opener.current?.closest('section, [role="dialog"]') ?? null;
  };
  useLayoutEffect(remember, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // The dialog that this one replaces returned the focus after the layout effect.
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
