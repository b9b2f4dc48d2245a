import { Fragment } from 'react';
import { Button } from '../Button.tsx';
import { Dialog, DialogActions } from '../Dialog.tsx';
import classes from './DataTable.module.css';
import { listTexts as t } from './texts.ts';

type Props = { canChoose: boolean; close: () => void };

export function KeysDialog({ canChoose, close }: Props) {
  const keys = [
    ['j', t('keyNext')],
    ['k', t('keyPrevious')],
    ['Enter', t('keyOpen')],
    ...(canChoose
      ? [
          ['x', t('keyChoose')],
          ['Shift', t('keyRange')],
        ]
      : []),
    ['?', t('keyHelp')],
  ];
  return (
    <Dialog title={t('keys')} close={close}>
      <dl className={classes.keys}>
        {keys.map(([key, words]) => (
          <Fragment key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </Fragment>
        ))}
      </dl>
      <DialogActions>
        <Button variant="outline" onClick={close} data-autofocus>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
