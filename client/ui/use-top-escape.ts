import { useEffect, useEffectEvent } from 'react';

const open: symbol[] = [];

/** Calls `close` on Escape if the caller is the top dialog. */
export function useTopEscape(close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const self = Symbol('dialog');
    open.push(self);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || open.at(-1) !== self) return;
      // The dialog below is the top one by then, so it must not get the event.
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
