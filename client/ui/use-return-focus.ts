import { useEffect, useLayoutEffect, useRef } from 'react';

export const focusIsLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

export function focusHeading(part: Element | null): void {
  const home = part?.isConnected ? part : document.getElementById('main');
  const heading = home?.matches('[data-keeps-focus]') ? home : home?.querySelector('h1, h2, h3');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Returns the focus when a dialog unmounts. The focus goes to the button that opened the dialog, or to the
 * heading of the list if the button is gone. Mantine itself does this only for a dialog that stays mounted.
 */
export function useReturnFocus(): void {
  const opener = useRef<Element>(null);
  const part = useRef<Element>(null);
  const remember = () => {
    opener.current = document.activeElement;
    part.current = opener.current?.closest('[data-keeps-focus], section, [role="dialog"]') ?? null;
  };
  useLayoutEffect(remember, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // A dialog that this one replaces returned the focus after the layout effect, so this remembers the
    // opener again.
    if (opener.current === document.body) remember();
    return () => {
      // If the dialog below closes at the same time, it returns the focus itself.
      const closesToo = part.current?.matches('[role="dialog"]') && !part.current.isConnected;
      if (closesToo || !focusIsLost()) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus({ preventScroll: true });
      if (focusIsLost()) focusHeading(part.current);
    };
  }, []);
}
