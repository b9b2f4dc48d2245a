import { useEffect, useEffectEvent } from 'react';

const open: symbol[] = [];

/** Calls `close` on Escape if the calling dialog is the top one. */
export function useTopEscape(close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const self = Symbol('dialog');
    open.push(self);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || open.at(-1) !== self) return;
      // When this dialog has closed, the dialog below is the top one. It must not receive the same event.
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
