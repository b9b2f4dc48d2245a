import type { MouseEvent } from 'react';
import { sendButtonProps } from '#client/lib/sent-form.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { maxPieces } from '#shared/limits.ts';
import classes from './Cart.module.css';
import { cartForm } from './cart-form.ts';
import { cartTexts as t } from './texts.ts';

type Props = {
  /** The id of the cart's line, for buttons that the server answers. */
  line?: string;
  quantity: number;
  onChange: (quantity: number) => void;
  describedBy: string;
};

export function QuantityStepper({ line, quantity, onChange, describedBy }: Props) {
  const step = (by: -1 | 1) => {
    const next = quantity + by;
    const isAllowed = next >= 1 && next <= maxPieces;
    return {
      ...(line
        ? { form: cartForm, ...sendButtonProps(`quantity ${line} ${isAllowed ? next : quantity}`) }
        : { type: 'button' as const }),
      'aria-describedby': describedBy,
      'aria-disabled': !isAllowed || undefined,
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        if (isAllowed) onChange(next);
      },
    } as const;
  };
  return (
    <div className={classes.stepper}>
      <button {...step(-1)} aria-label={t('decrease')}>
        <Icon name="minus" size={20} />
        <span className="visually-hidden">{t('fewer')}</span>
      </button>
      <span aria-live="polite">
        <span className="visually-hidden">{t('quantity')} </span>
        {quantity}
      </span>
      <button {...step(1)} aria-label={t('increase')}>
        <Icon name="plus" size={20} />
        <span className="visually-hidden">{t('more')}</span>
      </button>
    </div>
  );
}
