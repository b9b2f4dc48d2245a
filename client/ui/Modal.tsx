import { useEffect, useState } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import type { ModalProps } from './mantine/Modal.ts';

let parts: typeof import('./mantine/Modal.ts') | null = null;

/** Loads the code of dialogs. Rejects if it does not load. */
export const loadModal = chunk(async () => {
  parts = await import('./mantine/Modal.ts');
});

/** Mantine's Modal. The first dialog of a page loads its code. */
export function Modal(props: ModalProps) {
  const [isLoaded, setLoaded] = useState(parts !== null);
  const [isMounted, setMounted] = useState(isLoaded);
  const { opened, onClose } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opening
  useEffect(() => {
    if (!opened || isLoaded) return;
    loadModal().then(
      () => setLoaded(true),
      (error) => {
        toast.error(wordsOf(error));
        onClose();
      },
    );
  }, [opened, isLoaded]);
  // Opens after it is mounted: Mantine returns the focus only to the element that had it before an opening.
  useEffect(() => setMounted(isLoaded), [isLoaded]);
  return parts && isLoaded ? <parts.Modal {...props} opened={opened && isMounted} /> : null;
}
