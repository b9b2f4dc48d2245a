import { useLayoutEffect, useRef, useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';

/**
 * Opens a part whose code loads at the first press of its button. `isLoaded` changes the button's place in the tree,
 * so the button in its new place gets the focus before the part opens.
 */
export function useLazyOpen(isThere: boolean, load: () => Promise<unknown>, onOpen?: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const [isLoaded, setLoaded] = useState(isThere);
  const [isPressed, setPressed] = useState(false);
  const [opened, setOpened] = useState(false);
  const change = (next: boolean) => {
    setOpened(next);
    if (next) onOpen?.();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the press
  useLayoutEffect(() => {
    if (!isPressed) return;
    button.current?.focus({ preventScroll: true });
    change(true);
  }, [isPressed]);
  const press = () =>
    void load().then(
      () => {
        setLoaded(true);
        setPressed(true);
      },
      (error) => toast.error(wordsOf(error)),
    );
  const early = { onClick: press, onPointerEnter: () => void load().catch(() => {}) };
  return { button, isLoaded, opened, change, early };
}
