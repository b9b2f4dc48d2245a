// How many pieces of a service: 1 to 20, by one at a time.
import { Icon } from '#client/ui/Icon.tsx';
import { mostPieces } from '#shared/limits.ts';
import classes from './QuantityStepper.module.css';

const fewest = 1;

type Props = {
  quantity: number;
  onChange: (quantity: number) => void;
  /** Id of the element that names the service. */
  describedBy: string;
};

export function QuantityStepper({ quantity, onChange, describedBy }: Props) {
  const step = (by: -1 | 1) => {
    const next = quantity + by;
    const allowed = next >= fewest && next <= mostPieces;
    return {
      type: 'button',
      'aria-describedby': describedBy,
      'aria-disabled': !allowed || undefined,
      onClick: () => {
        if (allowed) onChange(next);
      },
    } as const;
  };
  return (
    <div className={classes.stepper}>
      <button {...step(-1)} aria-label="Decrease quantity">
        <Icon name="minus" size={20} />
      </button>
      <span className={classes.quantity} aria-live="polite">
        <span className="visually-hidden">Quantity </span>
        {quantity}
      </span>
      <button {...step(1)} aria-label="Increase quantity">
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}
