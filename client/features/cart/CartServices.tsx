// The services in the cart, what left it, and the way to services when it is empty.
import { useRef } from 'react';
import emptyArt from '#client/assets/empty/empty-cart.svg';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { LoadingNote } from '#client/ui/Skeletons.tsx';
import type { Cart, CartLine } from '#shared/cart/schema.ts';
import { paths } from '#shared/paths.ts';
import { CartLineRow, CartLineSkeleton } from './CartLineRow.tsx';
import classes from './CartServices.module.css';

type Props = {
  cart: Cart;
  setQuantity: (line: CartLine, quantity: number) => void;
  remove: (line: CartLine) => void;
  forgetDropped: () => void;
};

export function CartServices({ cart, setQuantity, remove, forgetDropped }: Props) {
  const section = useRef<HTMLElement>(null);
  // what was focused is gone after removing: the keyboard goes on at the list
  const removeAndStay = (line: CartLine) => {
    section.current?.focus();
    remove(line);
  };
  return (
    <section className={classes.services} ref={section} tabIndex={-1} aria-labelledby="cart-services">
      <h2 className="visually-hidden" id="cart-services">
        Services in your cart
      </h2>
      {cart.dropped.length > 0 && <Dropped names={cart.dropped} forget={forgetDropped} />}
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <ul className={classes.lines}>
          {cart.lines.map((line) => (
            <CartLineRow
              key={line._id}
              line={line}
              setQuantity={(quantity) => setQuantity(line, quantity)}
              remove={() => removeAndStay(line)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Dropped({ names, forget }: { names: readonly string[]; forget: () => void }) {
  return (
    <Notice kind="note">
      <p>
        No longer offered and taken out of your cart: <strong>{names.join(', ')}</strong>.
      </p>
      <Button variant="outline" className={classes.understood} onClick={forget}>
        OK, understood
      </Button>
    </Notice>
  );
}

const EmptyCart = () => (
  <EmptyState
    art={emptyArt}
    title="Your cart is empty"
    text="Find the service you need and press Request a Repair."
  >
    <ButtonLink to={paths.services()}>See all services</ButtonLink>
    <ButtonLink to={paths.myOrders} variant="outline">
      My Orders
    </ButtonLink>
  </EmptyState>
);

const placeholders = [1, 2, 3, 4];

export const CartServicesSkeleton = () => (
  <div className={classes.services}>
    <LoadingNote what="Loading your cart" />
    <ul className={classes.lines}>
      {placeholders.map((place) => (
        <CartLineSkeleton key={place} />
      ))}
    </ul>
  </div>
);
