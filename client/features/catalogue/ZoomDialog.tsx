import { useEffect, useRef, useState } from 'react';
import { useBackCloses } from '#client/lib/use-back-closes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { catalogueTexts as t } from './texts.ts';
import classes from './ZoomDialog.module.css';

type Props = { address: string; alt: string; close: () => void };

export default function ZoomDialog({ address, alt, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLarge, setLarge] = useState(false);
  useBackCloses(() => dialog.current?.close());
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-label={alt} onClose={close}>
      <div className={classes.scroll}>
        <button
          type="button"
          className={`bare ${classes.picture}`}
          data-large={isLarge || undefined}
          aria-label={isLarge ? t('smaller') : t('larger')}
          onClick={() => setLarge(!isLarge)}
        >
          <Picture address={address} alt={alt} sizes="250vw" />
        </button>
      </div>
      <button
        type="button"
        className={`bare ${classes.close}`}
        aria-label={t('close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}
