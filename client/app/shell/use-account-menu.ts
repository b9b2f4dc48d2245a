// The account menu's rules: closes after 2 s unless pointer or focus is inside it; Escape and a press
// outside close it at once.
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { timings } from '#shared/business.ts';

type Parts = { root: RefObject<HTMLElement | null>; panel: RefObject<HTMLElement | null> };

/** `root` is the menu with its button, `panel` what opens; `panelProps` go on the panel. */
export function useAccountMenu({ root, panel }: Parts) {
  const [open, setOpen] = useState(false);
  const [inside, setInside] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
    setInside(false);
  }, []);

  useEffect(() => {
    if (!open || inside) return;
    const timer = setTimeout(close, timings.profileMenuMs);
    return () => clearTimeout(timer);
  }, [open, inside, close]);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, close, root]);

  const leave = () => setInside(panel.current?.contains(document.activeElement) ?? false);
  const panelProps = {
    onPointerEnter: () => setInside(true),
    onPointerLeave: leave,
    onFocus: () => setInside(true),
    onBlur: (event: { relatedTarget: EventTarget | null }) => {
      const next = event.relatedTarget;
      setInside(next instanceof Node && (panel.current?.contains(next) ?? false));
    },
  };
  return { open, setOpen, close, panelProps };
}
