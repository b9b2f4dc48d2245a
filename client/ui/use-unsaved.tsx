import { useEffect, useId, useState } from 'react';
import { useHistory } from '#client/lib/shop-history.ts';
import { Button } from './Button.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';
import { formTexts as t } from './form-texts.ts';

const unsavedForms = new Set<string>();

type Options = {
  unsaved: boolean;
  close?: () => void;
};

/**
 * Guards a form with unsaved input. `tryClose` asks before it closes the form. `question` is the dialog that
 * asks. `LeaveGuard` and the browser ask before the user leaves the page.
 */
export function useUnsaved({ unsaved, close }: Options) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (!unsaved) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    unsavedForms.add(id);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      unsavedForms.delete(id);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [unsaved, id]);
  const discard = () => {
    setAsking(false);
    close?.();
  };
  return {
    tryClose: () => (unsaved ? setAsking(true) : close?.()),
    question: asking && <DiscardQuestion stay={() => setAsking(false)} discard={discard} />,
  };
}

/** Asks before the user leaves a page with unsaved forms. Render it once per page. */
export function LeaveGuard() {
  const history = useHistory();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useEffect(() => {
    history?.setGuard((go) => {
      if (unsavedForms.size > 0) setLeave(() => go);
      return unsavedForms.size === 0;
    });
    return () => history?.setGuard(null);
  }, [history]);
  if (!leave) return null;
  const discard = () => {
    setLeave(null);
    leave();
  };
  return <DiscardQuestion stay={() => setLeave(null)} discard={discard} backCloses={false} />;
}

type QuestionProps = { stay: () => void; discard: () => void; backCloses?: boolean };

const DiscardQuestion = ({ stay, discard, backCloses = true }: QuestionProps) => (
  <Dialog title={t('discardQuestion')} close={stay} backCloses={backCloses}>
    <p>{t('notSaved')}</p>
    <DialogActions>
      <Button variant="outline" onClick={stay} data-autofocus>
        {t('keepEditing')}
      </Button>
      <Button variant="danger" onClick={discard}>
        {t('discard')}
      </Button>
    </DialogActions>
  </Dialog>
);
