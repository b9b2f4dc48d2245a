// A form is not thrown away without a question, whichever way one leaves it.
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from './Button.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';

type Options = {
  /** Closing or leaving would lose something that was typed, chosen or sent. */
  unsaved: boolean;
  /** Closes the dialog without a question; none where the form is the page's own, which Back leaves. */
  close?: () => void;
};

/**
 * `tryClose` is for Escape, the close button, a click outside and Cancel: it asks first where something would be lost.
 * Back closes the dialog in the same way and stays on the page; leaving by a link or a reload asks too.
 * `question` stands beside the dialog, or in the page.
 */
export function useUnsaved({ unsaved, close }: Options): { tryClose: () => void; question: ReactNode } {
  const [asked, setAsked] = useState(false);
  const byBack = useRef(false);
  const leaving = useBlocker(({ historyAction }) => {
    byBack.current = historyAction === 'POP' && close !== undefined;
    return unsaved || byBack.current;
  });
  const blocked = leaving.state === 'blocked';

  const onBlocked = useEffectEvent(() => {
    if (unsaved) return setAsked(true);
    leaving.reset?.();
    close?.();
  });
  useEffect(() => {
    if (blocked) onBlocked();
  }, [blocked]);
  useEffect(() => {
    if (!unsaved) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [unsaved]);

  const stay = () => {
    leaving.reset?.();
    setAsked(false);
  };
  const discard = () => {
    if (blocked && !byBack.current) return leaving.proceed();
    stay();
    close?.();
  };
  const question = asked && (
    <Dialog title="Discard your changes?" close={stay}>
      <p>What you have entered here is not saved yet.</p>
      <DialogActions>
        <Button variant="outline" onClick={stay} data-autofocus>
          Keep editing
        </Button>
        <Button variant="danger" onClick={discard}>
          Discard
        </Button>
      </DialogActions>
    </Dialog>
  );
  return { tryClose: () => (unsaved ? setAsked(true) : close?.()), question };
}
