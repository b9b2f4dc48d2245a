// All Orders: filters, the table, an order's details beside it.
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import noOrdersArt from '#client/assets/empty/no-orders.svg';
import { isRefusal, isUnreachable, wordsOf } from '#client/lib/failure.ts';
import { useListAddress } from '#client/lib/list-address.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useOpenOne } from '#client/lib/use-open-one.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Money } from '#client/ui/Money.tsx';
import { DataTable } from '#client/ui/table/DataTable.tsx';
import { clientMessages } from '#shared/messages.ts';
import { type Order, orderTableInput } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import classes from '../ListAndPanel.module.css';
import { NewsNote } from '../news/NewsNote.tsx';
import { useLiveList } from '../news/use-live-list.ts';
import { Screen } from '../Screen.tsx';
import { useStatusChange } from '../status/use-status-change.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import orderClasses from './Orders.module.css';
import { OrderTabs } from './OrderTabs.tsx';
import { orderColumns } from './order-columns.tsx';
import { servicesOf } from './order-words.ts';
import { filtersOfTab, type Tab, tabOf, useRememberedTab } from './remembered-tab.ts';
import { showOrder } from './show-order.ts';

const noun = ['order', 'orders'] as const;

const empty = {
  all: { title: 'No orders yet', text: 'New bookings will appear here within seconds.' },
  open: {
    title: 'Nothing is open',
    text: 'Every order is done or cancelled. New bookings will appear here within seconds.',
  },
  done: { title: 'Nothing is done yet', text: 'Orders that are set to Complete appear here.' },
} satisfies Record<Tab, { title: string; text: string }>;

const failedStatus = (error: unknown): string => {
  if (isUnreachable(error)) return clientMessages.statusError;
  return isRefusal(error) ? wordsOf(error) : clientMessages.statusFailed;
};

// What a yes would change, so that nobody confirms the neighbour's row.
const about = (order: Order) => (
  <div className={orderClasses.prompt}>
    <p>
      Order {order.orderNumber} of {order.fullname}
    </p>
    <p>
      {servicesOf(order)}. Total <Money rupees={order.totalPrice} />
    </p>
    <p className={orderClasses.quiet}>The customer gets an email about it.</p>
  </div>
);

/** The tab that was chosen last is open again, where the address asks for nothing else. */
export function Component() {
  return useRememberedTab() ? <AllOrders /> : null;
}

function AllOrders() {
  const address = useListAddress(orderTableInput, { kept: ['status', 'open'] });
  const [params] = useSearchParams();
  const open = useOpenOne('order');
  const reading = trpc.orders.table.useQuery(address.input, {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const live = useLiveList('orders', reading.refetch);
  const queryClient = useQueryClient();
  const send = trpc.orders.setStatus.useMutation();
  const status = useStatusChange<Order>({
    send: async (input) => {
      const answer = await send.mutateAsync(input);
      showOrder(queryClient, answer.data);
      return answer;
    },
    failed: failedStatus,
    keys: [getQueryKey(trpc.orders.table), getQueryKey(trpc.orders.one)],
    about,
  });

  const tab = tabOf(address.input);
  const columns = useMemo(() => orderColumns(status, open.path), [status, open.path]);
  return (
    <Screen
      title="All Orders"
      actions={
        <>
          <NewsNote
            live={live}
            noun={noun}
            show={() =>
              address.change({ ...address.noFilters, ...filtersOfTab.all, sort: '', direction: 'desc' })
            }
          />
          <ButtonLink to={paths.admin.newBooking}>New Booking</ButtonLink>
        </>
      }
    >
      <OrderFilters address={address} typed={params} />
      <OrderTabs address={address} readAt={reading.dataUpdatedAt}>
        <div ref={live.region}>
          <DataTable
            label="All Orders"
            noun={noun}
            columns={columns}
            reading={reading}
            address={address}
            failed={clientMessages.ordersFailed}
            empty={{ art: noOrdersArt, ...empty[tab] }}
            rowClassName={(order) => (order._id === live.freshId ? classes.fresh : undefined)}
          />
        </div>
      </OrderTabs>
      {open.id && <OrderPanel id={open.id} close={open.close} status={status} />}
      {status.prompt}
    </Screen>
  );
}
