// Toasts: asked for anywhere, shown by the shell's host.
export type Toast = { kind: 'success' | 'error'; text: string };
type Show = (toast: Toast) => void;

const waiting: Toast[] = [];
let show: Show | null = null;
let call: (() => void) | null = null;

const give = (toast: Toast) => {
  if (show) return show(toast);
  waiting.push(toast);
  call?.();
};

/** Says what happened, top-center, for three seconds, to screen readers too. */
export const toast = {
  success: (text: string): void => give({ kind: 'success', text }),
  error: (text: string): void => give({ kind: 'error', text }),
};

/** The shell's ear: called when a toast waits and nothing can show it yet. Gives the way to stop. */
export function onToastWaiting(needed: () => void): () => void {
  call = needed;
  if (waiting.length > 0) needed();
  return () => {
    call = null;
  };
}

/** Takes what waits, to be shown without that code. */
export const takeToasts = (): Toast[] => waiting.splice(0);

/** Shows what waits and what comes. Gives the way to stop. */
export function showToasts(shower: Show): () => void {
  show = shower;
  for (const toast of takeToasts()) shower(toast);
  return () => {
    show = null;
  };
}
