// One service in the cart.
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import type { CartLine } from '#shared/cart/schema.ts';
import { paths } from '#shared/paths.ts';
import classes from './CartLineRow.module.css';
import { QuantityStepper } from './QuantityStepper.tsx';
import { totalsOf } from './totals.ts';

type Props = {
  line: CartLine;
  setQuantity: (quantity: number) => void;
  remove: () => void;
};

export function CartLineRow({ line, setQuantity, remove }: Props) {
  const nameId = useId();
  const { service, quantity } = line;
  const price = service.charge;
  return (
    <li className={classes.line}>
      <Picture
        className={classes.picture}
        address={service.productImage[0] ?? ''}
        placeholder={service.placeholder}
        alt=""
        sizes="96px"
      />
      <div className={classes.words}>
        <h3 className={classes.name} id={nameId}>
          <Link to={paths.service(service._id)}>{service.productName}</Link>
        </h3>
        <p className={classes.charge}>
          <span className={classes.each}>
            <Money rupees={price} /> each
          </span>
          <Money rupees={totalsOf([{ quantity, price }]).totalPrice} className={classes.sum} />
        </p>
      </div>
      <div className={classes.controls}>
        <QuantityStepper quantity={quantity} onChange={setQuantity} describedBy={nameId} />
        <Button
          variant="quiet"
          className={classes.remove}
          aria-describedby={nameId}
          onClick={({ detail: clicks }) => {
            // after the first of two clicks it is gone, or another line stands under the pointer
            if (clicks < 2) remove();
          }}
        >
          <Icon name="trash" size={20} />
          Remove
        </Button>
      </div>
    </li>
  );
}

/** A line's place while the cart is loading. */
export const CartLineSkeleton = () => (
  <li className={classes.line} aria-hidden="true">
    <Skeleton className={classes.picture} radius="var(--radius-input)" />
    <div className={classes.words}>
      <Skeleton width="70%" height={21} />
      <Skeleton width="40%" height={20} />
    </div>
    <div className={classes.controls}>
      <Skeleton width={126} height={46} radius="var(--radius-input)" />
    </div>
  </li>
);
