// One's orders, the newest first; older ones behind 'Show more'.
import { useEffect, useRef, useState } from 'react';
import emptyArt from '#client/assets/empty/no-orders.svg';
import { trpc } from '#client/lib/trpc.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { LoadingNote } from '#client/ui/Skeletons.tsx';
import { timings } from '#shared/business.ts';
import { clientMessages } from '#shared/messages.ts';
import type { Order } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { BookAgain } from './BookAgain.tsx';
import { OrderCard, OrderSkeleton } from './OrderCard.tsx';
import classes from './OrderList.module.css';

/** Orders of one page. */
const pageSize = 10;

export function OrderList() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [again, setAgain] = useState<Order | null>(null);
  const [opened, setOpened] = useState(false);
  const [bookedAt, setBookedAt] = useState<number | null>(null);

  // a second after booking again, the new order is looked at (docs/rules.md#cart-and-booking)
  useEffect(() => {
    if (bookedAt === null) return;
    const timer = setTimeout(() => {
      heading.current?.scrollIntoView({ block: 'start' });
      heading.current?.focus({ preventScroll: true });
    }, timings.afterBookingMs);
    return () => clearTimeout(timer);
  }, [bookedAt]);

  const ask = (order: Order) => {
    setAgain(order);
    setOpened(true);
  };
  return (
    <section className={classes.orders} aria-labelledby="orders">
      <h2 className={classes.title} id="orders" ref={heading} tabIndex={-1}>
        Orders
      </h2>
      <Orders ask={ask} />
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
    </section>
  );
}

function Orders({ ask }: { ask: (order: Order) => void }) {
  const own = trpc.orders.own.useInfiniteQuery(
    { limit: pageSize },
    { getNextPageParam: (page) => page.nextCursor },
  );
  const orders = own.data?.pages.flatMap((page) => page.items);
  if (!orders && own.isError) {
    return (
      <LoadError
        title={clientMessages.ordersFailed}
        error={own.error}
        retry={() => void own.refetch()}
        pending={own.isFetching}
      />
    );
  }
  if (!orders) {
    return (
      <>
        <LoadingNote what="Loading your orders" />
        <OrderSkeleton />
        <OrderSkeleton />
      </>
    );
  }
  if (orders.length === 0) return <NoOrders />;
  return (
    <>
      <ul className={classes.list}>
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} bookAgain={() => ask(order)} />
          </li>
        ))}
      </ul>
      {own.hasNextPage && (
        <Button variant="outline" pending={own.isFetchingNextPage} onClick={() => void own.fetchNextPage()}>
          Show more
        </Button>
      )}
      {own.isFetchNextPageError && (
        <LoadError
          title={clientMessages.ordersFailed}
          error={own.error}
          retry={() => void own.fetchNextPage()}
          pending={own.isFetchingNextPage}
        />
      )}
    </>
  );
}

const NoOrders = () => (
  <EmptyState
    art={emptyArt}
    title="No orders yet"
    text="Find the service you need and press Request a Repair. You will see your bookings and their status here."
  >
    <ButtonLink to={paths.services()}>See all services</ButtonLink>
  </EmptyState>
);
