import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';
import { formTexts as t } from './form-texts.ts';

type Props = {
  question: string;
  children?: ReactNode;
  yes?: string;
  no?: string;
  /** The action cannot be undone, so Cancel has the focus. */
  danger?: boolean;
  pending?: boolean;
  confirm: () => void;
  cancel: () => void;
};

export function ConfirmDialog({
  question,
  children,
  yes = t('confirm'),
  no = t('cancel'),
  danger,
  pending = false,
  confirm,
  cancel,
}: Props) {
  return (
    <Dialog title={question} close={cancel} pending={pending}>
      {children}
      <DialogActions>
        <Button variant="outline" onClick={cancel} pending={pending} data-autofocus={danger || undefined}>
          {no}
        </Button>
        <Button
          variant={danger ? 'danger' : 'primary'}
          onClick={confirm}
          pending={pending}
          data-autofocus={!danger || undefined}
        >
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
