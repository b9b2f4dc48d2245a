import { useId } from 'react';
import { statusLooks } from '#client/features/orders/status-looks.ts';
import { useCan } from '#client/lib/use-can.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { type Status, statuses } from '#shared/business.ts';
import { statusTexts } from '#shared/orders/texts.ts';
import classes from './StatusRadios.module.css';
import { statusFieldTexts as t } from './texts.ts';

type Props = {
  name: string;
  status: Status;
  onPick: (status: Status) => void;
};

export function StatusRadios({ name, status, onPick }: Props) {
  const id = useId();
  const may = useCan();
  if (!may('orders.setStatus'))
    return (
      <span className={classes.choice} data-tone={statusLooks[status].tone}>
        <Icon name={statusLooks[status].icon} size={14} />
        {statusTexts(status)}
      </span>
    );
  return (
    <fieldset className={classes.radios}>
      <legend className="visually-hidden">{t('statusOf', { name })}</legend>
      {statuses.map((choice) => (
        <label key={choice} className={classes.choice} data-tone={statusLooks[choice].tone}>
          <input
            type="radio"
            className="covering"
            name={id}
            value={choice}
            checked={choice === status}
            // A second arrow key may come before the question of the first one.
            onChange={() => choice !== status && onPick(choice)}
          />
          {choice === status && <Icon name={statusLooks[choice].icon} size={14} />}
          {statusTexts(choice)}
        </label>
      ))}
    </fieldset>
  );
}
