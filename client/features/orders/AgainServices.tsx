// The services of a repeated order, to correct before they are booked.
import { useRef } from 'react';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { fieldMessages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import { QuantityStepper } from '../cart/QuantityStepper.tsx';
import { type BookingLine, totalsOf } from '../cart/totals.ts';
import classes from './AgainServices.module.css';

type Props = {
  lines: readonly BookingLine[];
  /** 0 takes a service out. */
  setQuantity: (productId: string, quantity: number) => void;
};

export function AgainServices({ lines, setQuantity }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const remove = (productId: string) => {
    list.current?.focus();
    setQuantity(productId, 0);
  };
  return (
    <div ref={list} tabIndex={-1} className={classes.services}>
      <h3>Services at today’s prices</h3>
      {lines.length === 0 ? (
        <Notice kind="failure">
          <p>{fieldMessages.serviceRequired}.</p>
          <ButtonLink to={paths.services()} variant="outline" className={classes.all}>
            See all services
          </ButtonLink>
        </Notice>
      ) : (
        <ul className={classes.list}>
          {lines.map(({ productId, productName, quantity, price }) => (
            <li key={productId} className={classes.line}>
              <p id={`again-${productId}`}>{productName}</p>
              <Money rupees={totalsOf([{ quantity, price }]).totalPrice} />
              <div className={classes.controls}>
                <QuantityStepper
                  quantity={quantity}
                  onChange={(pieces) => setQuantity(productId, pieces)}
                  describedBy={`again-${productId}`}
                />
                <Button
                  variant="quiet"
                  className={classes.remove}
                  aria-describedby={`again-${productId}`}
                  onClick={() => remove(productId)}
                >
                  <Icon name="trash" size={20} />
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
