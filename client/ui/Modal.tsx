import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chunk, isReachable } from '#client/app/chunk.ts';
import { wordsOf } from '#client/lib/failure.ts';
import { submitWithoutReact } from '#client/lib/sent-form.ts';
import { toast } from '#client/lib/toast.ts';
import type { ModalProps } from './mantine/Modal.ts';
import { focusIsLost } from './use-return-focus.ts';

let parts: typeof import('./mantine/Modal.ts') | null = null;

/** Loads the code of dialogs. Rejects if it does not load. */
export const loadModal = chunk(async () => {
  parts = await import('./mantine/Modal.ts');
});

/** Mantine's Modal. The first dialog of a page loads its code. */
export function Modal(props: ModalProps) {
  const [isLoaded, setLoaded] = useState(parts !== null);
  const opener = useRef<Element>(null);
  const { opened, onClose } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opening
  useEffect(() => {
    if (!opened || isLoaded) return;
    loadModal().then(
      () => setLoaded(true),
      async (error) => {
        const button = opener.current;
        onClose();
        if (
          button instanceof HTMLButtonElement &&
          button.form &&
          button.name === 'send' &&
          (await isReachable())
        )
          submitWithoutReact(button.form, button);
        else toast.error(wordsOf(error));
      },
    );
  }, [opened, isLoaded]);
  // Mantine returns the focus of later openings itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the opener has the focus only at the opening
  useLayoutEffect(() => {
    if (opened && !isLoaded) opener.current = document.activeElement;
  }, [opened]);
  useEffect(() => {
    if (opened || !opener.current) return;
    const inDialog = document.activeElement;
    const timer = setTimeout(() => {
      const stays = focusIsLost() || document.activeElement === inDialog;
      if (stays && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
      opener.current = null;
    }, 20);
    return () => clearTimeout(timer);
  }, [opened]);
  return parts && isLoaded ? <parts.Modal {...props} /> : null;
}
