import { useEffect, useEffectEvent, useId } from 'react';

const open = new Set<string>();

const dialogOfEntry = () => (history.state as { dialog?: string } | null)?.dialog;

const pushEntry = (dialog: string) => history.pushState({ ...history.state, dialog }, '');

/**
 * Call this before a navigation that closes the dialog. Otherwise the dialog's Back would cancel the
 * navigation while its page loads.
 */
export function forgetDialogEntry(): void {
  const { dialog, ...state } = (history.state ?? {}) as { dialog?: string };
  if (dialog) history.replaceState(state, '');
}

/**
 * Gives an open dialog a history entry, so that Back calls `close` and stays on the page. For dialogs that
 * the URL does not contain. Code that leaves the page from a dialog must navigate with `replace` before it
 * closes the dialog.
 */
export function useBackCloses(close: () => void, opened = true): void {
  const id = useId();
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!opened) return;
    const current = dialogOfEntry();
    // A dialog that follows a closed one reuses its entry.
    const isFree = current !== undefined && !open.has(current);
    if (isFree) history.replaceState({ ...history.state, dialog: id }, '');
    else pushEntry(id);
    open.add(id);
    const onPop = () => {
      if ([...open].at(-1) !== id || dialogOfEntry() === id) return;
      // The dialog may stay open, because it asks first or a request runs.
      pushEntry(id);
      onBack();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      open.delete(id);
      window.removeEventListener('popstate', onPop);
      // Waits, because another dialog may follow, or a navigation may replace the entry.
      setTimeout(() => {
        if (!open.has(id) && dialogOfEntry() === id) history.back();
      });
    };
  }, [opened, id]);
}
