import { useEffect, useEffectEvent } from 'react';

const open: symbol[] = [];

/** Calls `close` on Escape while what called this stands above every other dialog. */
export function useTopEscape(close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const self = Symbol('dialog');
    open.push(self);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || open.at(-1) !== self) return;
      // the next dialog below must not hear it, although it is on top by then
      event.stopImmediatePropagation();
      onEscape();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      open.splice(open.indexOf(self), 1);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}
