import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { CopyField } from '../CopyField.tsx';
import { apiTexts as t } from './texts.ts';

type Props = { title: string; help: string; label: string; secret: string; close: () => void };

/** Shows a secret once: no answer has it again. */
export const SecretDialog = ({ title, help, label, secret, close }: Props) => (
  <Dialog title={title} close={close} onlyByButton>
    <Notice kind="note">{help}</Notice>
    <CopyField label={label} value={secret} copy={t('copy')} copied={t('copied')} marked={t('marked')} />
    <DialogActions>
      <Button onClick={close}>{t('done')}</Button>
    </DialogActions>
  </Dialog>
);
