// A key that is held down presses once: what it presses may open a dialog or bring another step under the focus, and that one
// would be pressed too.
import { useEffect } from 'react';

const isForLines = (target: EventTarget | null): boolean => target instanceof HTMLTextAreaElement;

function pressOnce(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !isForLines(event.target)) event.preventDefault();
}

/** While it is shown, an Enter that is held down presses and sends nothing more; a text of several lines gets its lines. */
export function useKeysPressOnce(): void {
  useEffect(() => {
    window.addEventListener('keydown', pressOnce, { capture: true });
    return () => window.removeEventListener('keydown', pressOnce, { capture: true });
  }, []);
}
