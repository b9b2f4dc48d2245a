import type { Prefetch } from '#client/lib/prefetch.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Box, Stack, Title } from '#client/ui/mantine/layout.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { isGuest } from '#shared/accounts/guest.ts';
import { blankContact } from '#shared/orders/contact.ts';
import { Checkout } from './Checkout.tsx';
import { cartTexts as t } from './texts.ts';
import { useCart } from './use-cart.ts';

export const prefetch: Prefetch = async (queries, { signedIn }) => {
  if (!signedIn) return;
  await Promise.all([
    queries.accounts.me.prefetch(),
    queries.cart.view.prefetch(),
    queries.orders.prefill.prefetch(),
    queries.visits.times.prefetch({}),
    queries.rights.choices.prefetch(),
  ]);
};

export function Component() {
  return (
    <Box className="page" pt={{ base: 'lg', md: 40 }}>
      <PageHead title={t('cart')} canonical={null} />
      <CartContent />
    </Box>
  );
}

/** The specification has four (section 2). */
const placeholders = [0, 1, 2, 3];

const heading = (
  <Title mb="md" fz="var(--type-2)">
    {t('cart')}
  </Title>
);

function CartContent() {
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
        {heading}
        <LoadError error={failure} retry={retryBoth} pending={view.isFetching} />
      </>
    );
  }
  if (!user || !view.data || prefill.isPending) {
    return (
      <>
        {heading}
        <LoadingNote what={t('loading')} />
        <Stack gap="md">
          {placeholders.map((place) => (
            <Skeleton key={place} width="100%" height={338} radius="var(--radius-card)" />
          ))}
        </Stack>
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
