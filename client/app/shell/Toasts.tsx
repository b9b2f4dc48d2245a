import { useEffect, useState } from 'react';
import { closeToast, type Toast, useToasts } from '#client/lib/toast.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { timings } from '#shared/business.ts';
import { appTexts as t } from '../texts.ts';
import classes from './Toasts.module.css';

export function Toasts() {
  const toasts = useToasts();
  return (
    <div className={classes.toasts}>
      {toasts.map((toast) => (
        <OneToast key={toast.id} {...toast} />
      ))}
    </div>
  );
}

const isTyping = () =>
  document.activeElement?.matches('textarea, input:not([type=checkbox], [type=radio])') ?? false;

function OneToast({ id, kind, text }: Toast) {
  // Read once: a toast that moved when a click takes the focus from the field would catch this click.
  const [isTyped] = useState(isTyping);
  useEffect(() => {
    const timer = setTimeout(() => closeToast(id), timings.toastMs);
    return () => clearTimeout(timer);
  }, [id]);
  const success = kind === 'success';
  return (
    <div
      className={classes.toast}
      role={success ? 'status' : 'alert'}
      data-toast={kind}
      data-typed={isTyped || undefined}
    >
      <span className={classes.sign}>
        <Icon name={success ? 'check' : 'warning'} size={18} />
      </span>
      <p className={classes.words}>{text}</p>
      <button
        type="button"
        className={`bare ${classes.dismiss}`}
        aria-label={t('dismiss')}
        onClick={() => closeToast(id)}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
