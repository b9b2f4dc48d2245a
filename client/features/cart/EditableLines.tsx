// The services of a booking before it is made: how many pieces of each, and taking one out.
import { useId } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import classes from './EditableLines.module.css';
import { QuantityStepper } from './QuantityStepper.tsx';
import { type BookingLine, totalsOf } from './totals.ts';

type Props = {
  lines: readonly BookingLine[];
  setQuantity: (productId: string, quantity: number) => void;
  remove: (productId: string) => void;
  /** What the list is called, where no heading says it. */
  label?: string;
};

export function EditableLines({ lines, setQuantity, remove, label }: Props) {
  const id = useId();
  return (
    <ul className={classes.lines} aria-label={label}>
      {lines.map(({ productId, productName, quantity, price }) => (
        <li key={productId} className={classes.line}>
          <p id={`${id}-${productId}`}>{productName}</p>
          <Money rupees={totalsOf([{ quantity, price }]).totalPrice} />
          <div className={classes.controls}>
            <QuantityStepper
              quantity={quantity}
              onChange={(pieces) => setQuantity(productId, pieces)}
              describedBy={`${id}-${productId}`}
            />
            <Button
              variant="quiet"
              className={classes.remove}
              aria-describedby={`${id}-${productId}`}
              onClick={() => remove(productId)}
            >
              <Icon name="trash" size={20} />
              Remove
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
