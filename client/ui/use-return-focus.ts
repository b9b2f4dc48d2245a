// Gives the focus back when a dialog closes. Mantine does so only for dialogs that stay rendered while they are
// closed; ours are rendered while they are open.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type FocusPlace, focusIsLost, goBackTo, placeOfFocus } from './focus-place.ts';

const dialogOf = (element: Element | null) => element?.closest('[role="dialog"], dialog') ?? null;

/**
 * For every dialog: when it closes or leaves the page, the focus goes back to what opened it, or to a neighbour of
 * what is gone by then. Whoever took the focus meanwhile keeps it.
 */
export function useReturnFocus(opened = true): void {
  const place = useRef<FocusPlace | null>(null);
  // before the dialog takes the focus
  useLayoutEffect(() => {
    if (opened) place.current = placeOfFocus();
  }, [opened]);
  useEffect(() => {
    if (!opened) return;
    // where it took the place of another, that one has given the focus back by now
    place.current ??= placeOfFocus();
    return () => {
      const from = dialogOf(place.current?.element ?? null);
      const leaving = dialogOf(document.activeElement);
      // closed together with the dialog that it stood above: the lower one gives the focus back
      if (from && !from.isConnected) return;
      if (focusIsLost() || (leaving && leaving !== from)) goBackTo(place.current);
    };
  }, [opened]);
}
