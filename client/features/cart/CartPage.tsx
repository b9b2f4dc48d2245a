import { lazy, useEffect } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { useAuthToken, useCurrentUser } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Box } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { isGuest } from '#shared/accounts/guest.ts';
import { blankContact } from '#shared/orders/contact.ts';
import classes from './Cart.module.css';
import { CartSkeleton } from './CartSkeleton.tsx';
import { cartTexts as t } from './texts.ts';
import { useCart } from './use-cart.ts';

// Signed-out visitors continue to Login and do not need Checkout.
const loadCheckout = chunk(() => import('./Checkout.tsx'));
const Checkout = lazy(loadCheckout);

export function Component() {
  return (
    <Box className="page" pt={{ base: 'lg', md: 40 }}>
      <PageHead title={t('cart')} canonical={null} />
      <CartContent />
    </Box>
  );
}

function CartContent() {
  const token = useAuthToken();
  useEffect(() => {
    if (token) loadCheckout().catch(() => {});
  }, [token]);
  const { user, error, retry } = useCurrentUser();
  const cart = useCart();
  const prefill = trpc.orders.prefill.useQuery();
  // Loads the visit times together with the cart, so that the time picker of Checkout does not shift the
  // page.
  trpc.visits.times.useQuery({});
  const { view } = cart;
  const failure = (!user && error) || (!view.data && view.error);

  if (failure) {
    const retryBoth = () => {
      if (!user) retry();
      if (!view.data) void view.refetch();
    };
    return (
      <>
        <h1 className={classes.title}>{t('cart')}</h1>
        <LoadError error={failure} retry={retryBoth} pending={view.isFetching} />
      </>
    );
  }
  if (!user || !view.data || prefill.isPending) {
    return <CartSkeleton />;
  }
  const { name: fullname, mobile, email, address: street } = user;
  return (
    <LazyPart loading={<CartSkeleton />} failed={<Notice kind="failure">{t('failed')}</Notice>}>
      <Checkout
        {...cart}
        cart={view.data}
        reload={async () => (await view.refetch()).data}
        prefill={prefill.data ?? { ...blankContact, fullname, street, mobile, email }}
        guest={isGuest(user)}
        draft={`booking of ${user._id}`}
      />
    </LazyPart>
  );
}
