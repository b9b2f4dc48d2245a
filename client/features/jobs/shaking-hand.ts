// A second tap of a shaking hand: it comes at once, at the same place, and by then something else may stand there.
import { useEffect } from 'react';

/** For so long after a tap, in milliseconds. */
export const restMs = 700;

/** How far apart two taps of one hand fall, in pixels. */
const shakes = 40;

type Tap = {
  x: number;
  y: number;
  at: number;
  /** The dialog that was tapped, or what lies around it; null is the page. */
  layer: Element | null;
  button: Element | null;
};

function tapOf({ target, clientX: x, clientY: y }: MouseEvent): Tap {
  const tapped = target as Element;
  const layer = tapped.closest('[role="dialog"]') ?? tapped.closest('[data-portal]');
  return { x, y, at: Date.now(), layer, button: tapped.closest('button') };
}

/** Whether it hits something else than the tap before it, which has come under the hand. */
function isOfShakingHand(tap: Tap, last: Tap): boolean {
  const isNext = tap.at - last.at < restMs && Math.hypot(tap.x - last.x, tap.y - last.y) < shakes;
  const isOtherButton = last.button !== null && tap.button !== null && tap.button !== last.button;
  return isNext && (tap.layer !== last.layer || isOtherButton);
}

// whoever meant it sees that it was not taken
function showResting(button: Element, ms: number): void {
  button.setAttribute('data-resting', '');
  setTimeout(() => button.removeAttribute('data-resting'), ms);
}

/** A second tap does nothing where a dialog or a button has just come under the hand. */
export function useSteadyTaps(): void {
  useEffect(() => {
    let last: Tap | null = null;
    const onClick = (event: MouseEvent) => {
      // keys have no place
      if (event.detail === 0) return;
      const tap = tapOf(event);
      if (last && isOfShakingHand(tap, last)) {
        event.preventDefault();
        event.stopPropagation();
        if (tap.button) showResting(tap.button, last.at + restMs - tap.at);
      } else last = tap;
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);
}
