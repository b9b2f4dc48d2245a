import { useEffect, useEffectEvent, useRef, useState } from 'react';
import emptyArt from '#client/assets/empty/no-orders.svg';
import { trpc } from '#client/lib/trpc.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Stack, Title } from '#client/ui/mantine/layout.tsx';
import { ShowMore } from '#client/ui/ShowMore.tsx';
import { LoadingNote } from '#client/ui/Skeletons.tsx';
import { uiTexts } from '#client/ui/texts.ts';
import { focusIsLost } from '#client/ui/use-return-focus.ts';
import { timings } from '#shared/business.ts';
import { clientMessages } from '#shared/client-messages.ts';
import type { Order } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { followInterval } from '../estimates/reread-interval.ts';
import { BookAgain } from './BookAgain.tsx';
import { OrderCard, OrderSkeleton } from './OrderCard.tsx';
import { PastOrder } from './PastOrder.tsx';
import { orderTexts as t } from './texts.ts';

const limit = 10;
export const ownOrders = { underWay: { limit, underWay: true }, past: { limit, underWay: false } };

export function OrderList() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [again, setAgain] = useState<Order | null>(null);
  const [opened, setOpened] = useState(false);
  const [bookedAt, setBookedAt] = useState<number | null>(null);

  // Scrolls to the new order a second after the booking.
  useEffect(() => {
    if (bookedAt === null) return;
    const timer = setTimeout(() => {
      heading.current?.scrollIntoView({ block: 'start' });
      heading.current?.focus({ preventScroll: true });
    }, timings.afterBookingMs);
    return () => clearTimeout(timer);
  }, [bookedAt]);

  const ask: Ask = (order) => {
    setAgain(order);
    setOpened(true);
  };
  return (
    <Stack component="section" miw={0} aria-labelledby="orders">
      <Title order={2} fz="var(--type-3)" className="below-header" id="orders" ref={heading} tabIndex={-1}>
        {t('orders')}
      </Title>
      <Orders
        ask={ask}
        moved={() => heading.current?.focus({ preventScroll: true })}
        claimed={() => setBookedAt(Date.now())}
      />
      {again && (
        <BookAgain
          key={again._id}
          order={again}
          opened={opened}
          close={() => setOpened(false)}
          booked={() => {
            setOpened(false);
            setBookedAt(Date.now());
          }}
        />
      )}
    </Stack>
  );
}

type Ask = (order: Order) => void;

/**
 * Callbacks of the list of orders: `moved` restores the focus when an order leaves the open ones. `claimed`
 * scrolls to the new order.
 */
type OrdersProps = { ask: Ask; moved: () => void; claimed: () => void };

const useOwn = (which: keyof typeof ownOrders) =>
  trpc.orders.own.useInfiniteQuery(ownOrders[which], {
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state }) => followInterval(ordersOf(state)),
  });

/** Returns the order that My Orders shows first, undefined without orders. */
export function useFirstOrder(): Order | undefined {
  const [underWay, past] = [useOwn('underWay'), useOwn('past')];
  return ordersOf(underWay)[0] ?? ordersOf(past)[0];
}

function Orders({ ask, moved, claimed }: OrdersProps) {
  const [underWay, past] = [useOwn('underWay'), useOwn('past')];
  const open = ordersOf(underWay).length;
  const wereOpen = useRef(open);
  const onFewer = useEffectEvent(() => {
    if (focusIsLost()) moved();
  });
  useEffect(() => {
    if (open < wereOpen.current) onFewer();
    wereOpen.current = open;
  }, [open]);
  const failed = [underWay, past].find(({ data, isError }) => isError && !data);
  if (failed) {
    return (
      <LoadError
        title={clientMessages.ordersFailed}
        error={failed.error}
        retry={() => void Promise.all([underWay.refetch(), past.refetch()])}
        pending={underWay.isFetching || past.isFetching}
      />
    );
  }
  if (!underWay.data || !past.data) {
    return (
      <>
        <LoadingNote what={t('loadingOrders')} />
        <OrderSkeleton />
        <OrderSkeleton />
      </>
    );
  }
  const [current, earlier] = [ordersOf(underWay), ordersOf(past)];
  const pictures = Object.assign({}, ...underWay.data.pages.map((page) => page.pictures));
  const gstins = Object.assign(
    {},
    ...[underWay, past].flatMap(({ data }) => data.pages.map((page) => page.gstins)),
  );
  if (current.length + earlier.length === 0) return <NoOrders />;
  return (
    <>
      {current.length > 0 && (
        <Stack component="ul" gap="xs">
          {current.map((order, at) => (
            <li key={order._id} id={order._id} className="below-header">
              <OrderCard
                order={order}
                picture={pictures[order.products[0]?.productId ?? '']}
                gstin={gstins[order._id]}
                bookAgain={() => ask(order)}
                first={at === 0}
              />
            </li>
          ))}
        </Stack>
      )}
      <More pages={underWay} />
      {current.length > 0 && earlier.length > 0 && (
        <Title order={2} fz="var(--type-4)">
          {t('earlier')}
        </Title>
      )}
      {earlier.length > 0 && (
        <ul className="card rows">
          {earlier.map((order, at) => (
            <li key={order._id} id={order._id} className="below-header">
              <PastOrder
                order={order}
                gstin={gstins[order._id]}
                bookAgain={() => ask(order)}
                openAtFirst={at === 0 && current.length === 0}
                underWay={current}
                claimed={claimed}
              />
            </li>
          ))}
        </ul>
      )}
      <More pages={past} />
    </>
  );
}

type Pages = ReturnType<typeof useOwn>;

const ordersOf = ({ data }: { data?: { pages: { items: Order[] }[] } | undefined }): Order[] =>
  data?.pages.flatMap((page) => page.items) ?? [];

const More = ({ pages }: { pages: Pages }) => (
  <>
    {pages.hasNextPage && (
      <ShowMore
        pages={(pages.data?.pages.length ?? 0) + 1}
        at={ordersOf(pages).at(-1)?._id}
        pending={pages.isFetchingNextPage}
        onClick={() => void pages.fetchNextPage()}
      />
    )}
    {pages.isFetchNextPageError && (
      <LoadError
        title={clientMessages.ordersFailed}
        error={pages.error}
        retry={() => void pages.fetchNextPage()}
        pending={pages.isFetchingNextPage}
      />
    )}
  </>
);

const NoOrders = () => (
  <EmptyState art={emptyArt} title={t('noOrders')} text={t('noOrdersHelp')}>
    <ButtonLink to={paths.services()}>{uiTexts('seeAll')}</ButtonLink>
  </EmptyState>
);
