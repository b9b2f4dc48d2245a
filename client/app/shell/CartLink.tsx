// The way to the cart, with the number of lines in it.
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { keepCartCount, lastCartCount } from '#client/lib/session-token.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { paths } from '#shared/paths.ts';
import classes from './Header.module.css';

/** `signedIn` is undefined while that is not known (rendered by the server): client/first-view.ts fills the badge in. */
export function CartLink({ signedIn }: { signedIn: boolean | undefined }) {
  const cart = trpc.cart.count.useQuery(undefined, { enabled: signedIn === true });
  useEffect(() => {
    if (cart.data) keepCartCount(cart.data.count);
  }, [cart.data]);
  const count = signedIn ? (cart.data?.count ?? lastCartCount() ?? 0) : 0;
  return (
    <>
      <Link
        to={paths.cart}
        className={classes.action}
        aria-label="Cart"
        aria-describedby={count > 0 ? 'cart-count' : undefined}
      >
        <Icon name="cart" />
        {(count > 0 || signedIn === undefined) && (
          <span className={classes.count} aria-hidden="true">
            {count > 99 ? '99+' : count || null}
          </span>
        )}
      </Link>
      {count > 0 && (
        <span id="cart-count" hidden>
          {count} {count === 1 ? 'service' : 'services'}
        </span>
      )}
    </>
  );
}
