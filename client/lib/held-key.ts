// A key that is held down presses once: what it presses may open a dialog or bring another step under the focus, and that one
// would be pressed too.

const isForLines = (target: EventTarget | null): boolean => target instanceof HTMLTextAreaElement;

function pressOnce(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !isForLines(event.target)) event.preventDefault();
}

/** From now on an Enter that is held down presses and sends nothing more on this page; a text of several lines gets its lines. */
export const pressKeysOnce = (): void => window.addEventListener('keydown', pressOnce, { capture: true });
