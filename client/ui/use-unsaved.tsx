// A form is not thrown away without a question, whichever way one leaves it.
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createPath, useBlocker } from 'react-router-dom';
import { Button } from './Button.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';

type Options = {
  /** Closing or leaving would lose something that was typed, chosen or sent. */
  unsaved: boolean;
  /** Closes the dialog without a question; none where the form is the page's own, which Back leaves. */
  close?: () => void;
};

type Form = { unsaved: boolean };

// The forms that are open, in the order in which they came: sections of a page, and a dialog on top. The router asks one of
// them, so the last one answers for all.
let forms: readonly Form[] = [];
const listeners = new Set<() => void>();

function setForms(changed: readonly Form[]): void {
  forms = changed;
  for (const listener of listeners) listener();
}

function onFormsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lists a form while it is open; says whether it is the last one. */
function useIsLast(unsaved: boolean): boolean {
  const [form] = useState<Form>(() => ({ unsaved }));
  useEffect(() => {
    form.unsaved = unsaved;
  }, [form, unsaved]);
  useEffect(() => {
    setForms([...forms, form]);
    return () => setForms(forms.filter((one) => one !== form));
  }, [form]);
  return useSyncExternalStore(
    onFormsChange,
    () => forms.at(-1) === form,
    () => false,
  );
}

/**
 * `tryClose` is for Escape, the close button, a click outside and Cancel: it asks first where something would be lost.
 * Back closes the dialog in the same way and stays on the page; leaving by a link or a reload asks too.
 * `question` stands beside the dialog, or in the page.
 */
export function useUnsaved({ unsaved, close }: Options): { tryClose: () => void; question: ReactNode } {
  const [asked, setAsked] = useState(false);
  const isLast = useIsLast(unsaved);
  useEffect(() => {
    if (!unsaved) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [unsaved]);
  return {
    tryClose: () => (unsaved ? setAsked(true) : close?.()),
    question: isLast && <LeaveGuard asked={asked} setAsked={setAsked} close={close} />,
  };
}

type GuardProps = {
  asked: boolean;
  setAsked: (asked: boolean) => void;
  close: Options['close'];
};

function LeaveGuard({ asked, setAsked, close }: GuardProps) {
  // a dialog's own entry in the history has the page's address: coming and going it leaves nothing
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      createPath(currentLocation) !== createPath(nextLocation) && forms.some((form) => form.unsaved),
  );
  const blocked = leaving.state === 'blocked';
  useEffect(() => {
    if (blocked) setAsked(true);
  }, [blocked, setAsked]);

  const stay = () => {
    leaving.reset?.();
    setAsked(false);
  };
  const discard = () => {
    if (blocked) return leaving.proceed();
    stay();
    close?.();
  };
  if (!asked) return null;
  return (
    <Dialog title="Discard your changes?" close={stay} backCloses={leaving.state === 'unblocked'}>
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
}
