// The browser's Back closes the dialog on top instead of leaving the page behind it: while one is open, the history has an
// entry more, at the same address.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { DataRouter } from 'react-router-dom';

/** `hasEntry`: the entry in the history was made for it, or it was opened above one that has it. */
type OpenDialog = { close: () => void; hasEntry: boolean };
type WithDialog = { dialog?: boolean } | null;

// The last one is on top.
const open: OpenDialog[] = [];
let follow = () => {};

/**
 * While `opened`, Back calls `close` and stays on the page. For dialogs that are no part of the address. One that does not
 * close while something is `pending` lets the next Back pass; afterwards Back closes it again.
 */
export function useBackCloses(close: () => void, opened = true, pending = false): void {
  const onBack = useEffectEvent(close);
  const dialog = useRef<OpenDialog>(null);
  useEffect(() => {
    if (!opened) return;
    const self: OpenDialog = { close: () => onBack(), hasEntry: false };
    dialog.current = self;
    open.push(self);
    follow();
    return () => {
      open.splice(open.indexOf(self), 1);
      // not at once: another may take its place
      queueMicrotask(() => follow());
    };
  }, [opened]);
  useEffect(() => {
    if (!pending) return;
    return () => {
      if (dialog.current) dialog.current.hasEntry = false;
      queueMicrotask(() => follow());
    };
  }, [pending]);
}

/** Gives open dialogs their entry in this router's history, and takes it away with the last of them. */
export function letBackCloseDialogs(router: DataRouter): void {
  let wasAtEntry = false;
  let goingBack = false;

  follow = () => {
    const { initialized, location, historyAction, navigation } = router.state;
    if (!initialized || navigation.state !== 'idle') return;
    const state = location.state as WithDialog;
    const atEntry = state?.dialog === true;
    const left = wasAtEntry && !atEntry;
    wasAtEntry = atEntry;
    if (left && !goingBack && historyAction === 'POP') {
      const top = open.at(-1);
      // those below come to the top with an entry of their own; one that stays open lets the next Back pass
      for (const dialog of open) dialog.hasEntry = dialog === top;
      return top?.close();
    }
    if (left) goingBack = false;
    if (goingBack) return;
    // also where the page was reloaded, or come back to: no open dialog survives that
    if (atEntry && open.length === 0) {
      goingBack = true;
      return void router.navigate(-1);
    }
    const isMissing = !atEntry && open.some(({ hasEntry }) => !hasEntry);
    if (atEntry || isMissing) for (const dialog of open) dialog.hasEntry = true;
    if (isMissing) {
      const { pathname, search, hash } = location;
      void router.navigate(
        { pathname, search, hash },
        { state: { ...state, dialog: true }, preventScrollReset: true },
      );
    }
  };
  router.subscribe(follow);
  follow();
}
