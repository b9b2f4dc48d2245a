import { useEffect, useEffectEvent, useId } from 'react';
import { type Location, type To, useNavigate } from 'react-router-dom';
import { splitPath } from '#shared/language.ts';
import { useHistory } from './shop-history.ts';

const open = new Set<string>();
const closed = new Set<string>();

const dialogOf = ({ state }: Location) => (state as { dialog?: string } | null)?.dialog;

/** The same page for `navigate`, which adds the language's prefix to a path. */
const samePage = ({ pathname, search, hash }: Location): To => ({
  pathname: splitPath(pathname).path,
  search,
  hash,
});

/**
 * Gives an open dialog a history entry, so that Back calls `close` and stays on the page. For dialogs that
 * the URL does not contain. Code that leaves the page from a dialog must navigate with `replace` before it
 * closes the dialog.
 */
export function useBackCloses(close: () => void, opened = true): void {
  const id = useId();
  const navigate = useNavigate();
  const history = useHistory();
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!opened || !history) return;
    const entry = () => dialogOf(history.location());
    let hasEntry = true;
    const addEntry = () => {
      hasEntry = true;
      const location = history.location();
      const dialog = dialogOf(location);
      // A dialog that follows a closed one reuses its entry.
      const replace = dialog !== undefined && !open.has(dialog);
      if (replace) closed.delete(dialog);
      const state = { ...(location.state as object | null), dialog: id };
      void navigate(samePage(location), { replace, state, preventScrollReset: true });
    };
    addEntry();
    open.add(id);
    const stop = history.subscribe(({ location, action }) => {
      if (action !== 'POP' || [...open].at(-1) !== id || dialogOf(location) === id) return;
      hasEntry = false;
      onBack();
      // The dialog may stay open, because it asks first or a request runs.
      setTimeout(() => {
        if (open.has(id) && entry() !== id) addEntry();
      });
    });
    return () => {
      open.delete(id);
      stop();
      // Waits, because another dialog may follow, or a navigation may replace the entry. Dialogs that close together
      // go back together.
      if (hasEntry) closed.add(id);
      setTimeout(() => {
        const entries = [...closed].filter((one) => !open.has(one));
        closed.clear();
        if (entries.includes(entry() ?? '') && !history.isLoading()) void navigate(-entries.length);
      });
    };
  }, [opened, id, navigate, history]);
}
