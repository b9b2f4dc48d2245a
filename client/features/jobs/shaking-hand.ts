// A double click of a shaking hand: by its second click something else may stand there.
import { useEffect } from 'react';

/** The dialog that was clicked, or what lies around it (null is the page), and the button. */
type Hit = { layer: Element | null; button: Element | null };

function hitBy({ target }: MouseEvent): Hit {
  const hit = target as Element;
  return {
    layer: hit.closest('[role="dialog"]') ?? hit.closest('[data-portal]'),
    button: hit.closest('button'),
  };
}

const isElsewhere = (hit: Hit, last: Hit) =>
  hit.layer !== last.layer || (hit.button !== null && last.button !== null && hit.button !== last.button);

/**
 * The second click of a double one does nothing where a dialog or a button has just come under the hand. What is one is the
 * browser's to say: it counts the clicks that come at once at one place, and keys are none.
 */
export function useSteadyTaps(): void {
  useEffect(() => {
    let last: Hit | null = null;
    const onClick = (event: MouseEvent) => {
      const hit = hitBy(event);
      if (event.detail > 1 && last && isElsewhere(hit, last)) {
        event.preventDefault();
        event.stopPropagation();
      } else last = hit;
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);
}
