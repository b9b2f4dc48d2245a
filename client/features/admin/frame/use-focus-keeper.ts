import { useEffect } from 'react';
import { focusHeading, focusIsLost } from '#client/ui/use-return-focus.ts';

const parts = '[data-visit], [data-row], tr, li, [data-keeps-focus], section, [role="dialog"], #main';
const buttons = 'a[href], button:not(:disabled), input:not(:disabled), select';

type Part = { element: Element; again: string | null; at: number };

/** The parts of the page around an element, the nearest first. A card or a row is found again by its id. */
function partsOf(element: Element): Part[] {
  const found: Part[] = [];
  for (let part = element.closest(parts); part; part = part.parentElement?.closest(parts) ?? null) {
    const { visit, row } = (part as HTMLElement).dataset;
    const again = visit ? `[data-visit="${visit}"]` : row ? `[data-row="${row}"]` : null;
    found.push({ element: part, again, at: [...part.querySelectorAll(buttons)].indexOf(element) });
  }
  return found;
}

function refocus(around: readonly Part[]): void {
  for (const { element, again, at } of around) {
    const part = element.isConnected ? element : again && document.querySelector(again);
    if (!part) continue;
    const inPart = [...part.querySelectorAll<HTMLElement>(buttons)];
    const isRow = part.matches('[data-visit], [data-row], tr, li');
    const target = isRow ? (inPart[at] ?? inPart[0]) : null;
    if (target) target.focus({ preventScroll: true });
    else focusHeading(part);
    if (!focusIsLost()) return;
  }
}

/** If a button leaves the page while it has the focus, its row gets it, else the heading of the part around it. */
export function useFocusKeeper(): void {
  useEffect(() => {
    let last: Element | null = null;
    let around: Part[] = [];
    const remember = ({ target }: FocusEvent) => {
      last = target as Element;
      around = partsOf(last);
    };
    const watch = new MutationObserver(() => {
      if (!last || last.isConnected || !focusIsLost()) return;
      last = null;
      refocus(around);
    });
    document.addEventListener('focusin', remember);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      watch.disconnect();
    };
  }, []);
}
