import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Focuses a card's button again if the card has moved to another cell and took the focus with it. */
export function useKeptButton(container: RefObject<HTMLElement | null>): void {
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const region = container.current;
    const remember = ({ target }: FocusEvent) => {
      const { grip, assign } =
        (target as Element).closest<HTMLElement>('[data-grip], [data-assign]')?.dataset ?? {};
      focused.current = grip ? `[data-grip="${grip}"]` : assign ? `[data-assign="${assign}"]` : null;
    };
    region?.addEventListener('focusin', remember);
    return () => region?.removeEventListener('focusin', remember);
  }, [container]);
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    container.current?.querySelector<HTMLElement>(focused.current)?.focus();
  });
}
