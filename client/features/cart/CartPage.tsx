import { useCurrentUser } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Box } from '#client/ui/mantine/layout.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { isGuest } from '#shared/accounts/guest.ts';
import { blankContact } from '#shared/orders/schema.ts';
import classes from './Cart.module.css';
import { CartServicesSkeleton } from './CartServices.tsx';
import { Checkout } from './Checkout.tsx';
import { OrderFormSkeleton } from './OrderForm.tsx';
import { useCart } from './use-cart.ts';

export function Component() {
  return (
    <Box className="page" pt={{ base: 'lg', md: 40 }}>
      <PageHead title="Cart" canonical={null} />
      <CartContent />
    </Box>
  );
}

function CartContent() {
  const { user, error, retry } = useCurrentUser();
  const cart = useCart();
  const prefill = trpc.orders.prefill.useQuery();
  const { view } = cart;
  const failure = (!user && error) || (!view.data && view.error);

  if (failure) {
    const retryBoth = () => {
      if (!user) retry();
      if (!view.data) void view.refetch();
    };
    return (
      <>
        <h1 className={classes.title}>Cart</h1>
        <LoadError error={failure} retry={retryBoth} pending={view.isFetching} />
      </>
    );
  }
  if (!user || !view.data || prefill.isPending) {
    return (
      <>
        <h1 className={classes.title}>Cart</h1>
        <div className={classes.layout} aria-busy="true">
          <CartServicesSkeleton />
          <OrderFormSkeleton />
        </div>
      </>
    );
  }
  const { name: fullname, mobile, email, address: street } = user;
  return (
    <Checkout
      {...cart}
      cart={view.data}
      reload={async () => (await view.refetch()).data}
      prefill={prefill.data ?? { ...blankContact, fullname, street, mobile, email }}
      guest={isGuest(user)}
      draft={`booking of ${user._id}`}
    />
  );
}
