// Where the focus was, and the way back there: to the same element, or to a neighbour once that is gone.

/** An element that had the focus, with what stood around it at that moment, level by level up to the page's content. */
export type FocusPlace = {
  element: HTMLElement;
  levels: readonly { parent: Element; near: readonly Element[] }[];
};

// the page's content (Shell.tsx): beyond it no neighbour is looked for
const contentId = 'main';

const focusable =
  'a[href], button, summary, input:not([type="hidden"]), select, textarea, [tabindex]:not([tabindex^="-"])';

/** The place of what has the focus now; null where nothing has it. */
export function placeOfFocus(): FocusPlace | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const levels: { parent: Element; near: Element[] }[] = [];
  for (let node: Element = element; node.parentElement && node.id !== contentId; node = node.parentElement) {
    const around = [...node.parentElement.children];
    const at = around.indexOf(node);
    // what follows takes the place of what is gone; at the end, what stood before it
    levels.push({
      parent: node.parentElement,
      near: [...around.slice(at + 1), ...around.slice(0, at).reverse()],
    });
  }
  return { element, levels };
}

/** True where nothing has the focus, so that giving it takes it from nobody. */
export const focusIsLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

// A part may be there and not in sight (a phone's form of a row): then it does not take the focus.
function takesFocus(element: HTMLElement, options?: FocusOptions): boolean {
  if (!element.isConnected) return false;
  element.focus(options);
  return document.activeElement === element;
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  (element instanceof HTMLInputElement ? element.value : element.textContent).trim();

// Of a row's controls the one that does the same action comes first, then one of its kind.
function focusWithin(container: Element, lost: HTMLElement): boolean {
  const controls = [...container.querySelectorAll<HTMLElement>(focusable)];
  if (container.matches(focusable)) controls.unshift(container as HTMLElement);
  const likeness = (control: HTMLElement) =>
    control.tagName !== lost.tagName ? 2 : nameOf(control) === nameOf(lost) ? 0 : 1;
  return controls.sort((a, b) => likeness(a) - likeness(b)).some((control) => takesFocus(control));
}

/**
 * Focuses the element of the place; where it is gone, its nearest neighbour; the page's content where there is none
 * or where nothing had the focus.
 */
export function goBackTo(place: FocusPlace | null): void {
  if (place) {
    if (takesFocus(place.element, { preventScroll: true })) return;
    for (const { parent, near } of place.levels) {
      const around = parent === document.body ? [] : [...near, parent];
      if (around.some((other) => other.isConnected && focusWithin(other, place.element))) return;
    }
  }
  document.getElementById(contentId)?.focus({ preventScroll: true });
}
