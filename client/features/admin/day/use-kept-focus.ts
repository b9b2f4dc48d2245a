// The focus stays with a card that moves.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Whose card had the focus when it moved has it in its new place. */
export function useKeptFocus(scroller: RefObject<HTMLElement | null>): void {
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const region = scroller.current;
    const remember = ({ target }: FocusEvent) => {
      const button = (target as Element).closest('[data-grip], [data-assign]');
      focused.current = button
        ? button.hasAttribute('data-grip')
          ? `[data-grip="${button.getAttribute('data-grip')}"]`
          : `[data-assign="${button.getAttribute('data-assign')}"]`
        : null;
    };
    region?.addEventListener('focusin', remember);
    return () => region?.removeEventListener('focusin', remember);
  }, [scroller]);
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    scroller.current?.querySelector<HTMLElement>(focused.current)?.focus({ preventScroll: false });
  });
}
