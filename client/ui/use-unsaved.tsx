// A form is not thrown away without a question, whichever way one leaves it.
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createPath, useBlocker } from 'react-router-dom';
import { Button } from './Button.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';

type Options = {
  /** Closing or leaving would lose something that was typed or chosen. */
  unsaved: boolean;
  /** It is on its way to the shop: who leaves now does not see what becomes of it. */
  pending?: boolean;
  /** Closes the dialog without a question; none where the form is the page's own, which Back leaves. */
  close?: () => void;
};

/** Why one is asked before a form is left; null where it can go. */
type Held = 'unsaved' | 'pending' | null;
type Form = { held: Held };

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

/** What holds any of the open forms. */
const heldNow = (): Held =>
  forms.find(({ held }) => held === 'pending')?.held ?? forms.find(({ held }) => held)?.held ?? null;

/** Lists a form while it is open; says whether it is the last one. */
function useIsLast(held: Held): boolean {
  const [form] = useState<Form>(() => ({ held }));
  useEffect(() => {
    setForms([...forms, form]);
    return () => setForms(forms.filter((one) => one !== form));
  }, [form]);
  useEffect(() => {
    form.held = held;
    setForms([...forms]);
  }, [form, held]);
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
export function useUnsaved({ unsaved, pending = false, close }: Options): {
  tryClose: () => void;
  question: ReactNode;
} {
  const [asked, setAsked] = useState(false);
  const held = pending ? 'pending' : unsaved ? 'unsaved' : null;
  const isLast = useIsLast(held);
  useEffect(() => {
    if (!held) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [held]);
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
      createPath(currentLocation) !== createPath(nextLocation) && heldNow() !== null,
  );
  const held = useSyncExternalStore(onFormsChange, heldNow, () => null);
  const blocked = leaving.state === 'blocked';
  useEffect(() => {
    if (blocked) setAsked(true);
  }, [blocked, setAsked]);
  const goOn = useEffectEvent(() => {
    setAsked(false);
    leaving.proceed?.();
  });
  // saved while one was asked: nothing is in the way any more
  useEffect(() => {
    if (blocked && held === null) goOn();
  }, [blocked, held]);

  const stay = () => {
    leaving.reset?.();
    setAsked(false);
  };
  const discard = () => {
    if (blocked) return goOn();
    stay();
    close?.();
  };
  if (!asked) return null;
  const sent = held === 'pending';
  return (
    <Dialog
      title={sent ? 'Leave this page?' : 'Discard your changes?'}
      close={stay}
      backCloses={leaving.state === 'unblocked'}
    >
      <p>
        {sent
          ? 'What you have entered is on its way to the shop. It may be saved although you leave.'
          : 'What you have entered here is not saved yet.'}
      </p>
      <DialogActions>
        <Button variant="outline" onClick={stay} data-autofocus>
          {sent ? 'Stay' : 'Keep editing'}
        </Button>
        <Button variant="danger" onClick={discard}>
          {sent ? 'Leave' : 'Discard'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
