// The focus does not fall off the page when what has it goes: a deleted row, a form that gave way to a button.
import { type FocusPlace, focusIsLost, goBackTo, placeOfFocus } from './focus-place.ts';

/** As the `ref` of an element: where what has the focus is removed from it, a neighbour gets it. */
export function keepFocus(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return;
  let place: FocusPlace | null = null;
  const onFocusIn = () => {
    place = placeOfFocus();
  };
  // who leaves by a click on nothing wants no focus; a removed element is still told of as left in some browsers
  const onFocusOut = ({ target }: FocusEvent) => {
    queueMicrotask(() => {
      if (focusIsLost() && (target as Element).isConnected) place = null;
    });
  };
  const watch = new MutationObserver(() => {
    if (!place || place.element.isConnected || !focusIsLost()) return;
    const gone = place;
    place = null;
    goBackTo(gone);
  });
  root.addEventListener('focusin', onFocusIn);
  root.addEventListener('focusout', onFocusOut);
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', onFocusIn);
    root.removeEventListener('focusout', onFocusOut);
    watch.disconnect();
  };
}
