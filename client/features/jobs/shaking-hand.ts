// A second tap of a shaking hand: it comes at once, at the same place, and by then something else may stand there.
import { useEffect } from 'react';

/** For so long after a tap, in milliseconds. */
export const restMs = 700;

/** How far apart two taps of one hand fall, in pixels. */
const shakes = 40;

export type TapPlace = { x: number; y: number };

/** Near no tap: of a press by keyboard. */
export const nowhere: TapPlace = { x: Infinity, y: Infinity };

type Tap = Pick<MouseEvent, 'detail' | 'clientX' | 'clientY'>;

export const placeOf = ({ detail, clientX: x, clientY: y }: Tap): TapPlace =>
  detail === 0 ? nowhere : { x, y };

export const isNear = (a: TapPlace, b: TapPlace): boolean => Math.hypot(a.x - b.x, a.y - b.y) < shakes;

/** The dialog that was tapped, or what lies around it; null is the page. */
const layerOf = (tapped: Element) => tapped.closest('[role="dialog"]') ?? tapped.closest('[data-portal]');

/** Where a dialog has just come or gone under the hand, a second tap does nothing. */
export function useSteadyDialogs(): void {
  useEffect(() => {
    let last: { place: TapPlace; at: number; layer: Element | null } | null = null;
    const onClick = (event: MouseEvent) => {
      const tap = { place: placeOf(event), at: Date.now(), layer: layerOf(event.target as Element) };
      if (last && tap.layer !== last.layer && tap.at - last.at < restMs && isNear(tap.place, last.place)) {
        event.preventDefault();
        event.stopPropagation();
      }
      last = tap;
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);
}
