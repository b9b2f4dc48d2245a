// All Orders: filters, the table, an order's details beside it.
import { keepPreviousData } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import noOrdersArt from '#client/assets/empty/no-orders.svg';
import { isRefusal, isUnreachable, wordsOf } from '#client/lib/failure.ts';
import { useListAddress } from '#client/lib/list-address.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useOpenOne } from '#client/lib/use-open-one.ts';
import { DataTable } from '#client/ui/table/DataTable.tsx';
import { clientMessages } from '#shared/messages.ts';
import { orderTableInput } from '#shared/orders/schema.ts';
import classes from '../ListAndPanel.module.css';
import { NewsNote } from '../news/NewsNote.tsx';
import { useLiveList } from '../news/use-live-list.ts';
import { Screen } from '../Screen.tsx';
import { useStatusChange } from '../status/use-status-change.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { orderColumns } from './order-columns.tsx';

const noun = ['order', 'orders'] as const;
const noFilters = {
  service: '',
  uId: '',
  fullname: '',
  status: '',
  from: '',
  to: '',
  late: false,
  rated: false,
};

const empty = {
  art: noOrdersArt,
  title: 'No orders yet',
  text: 'New bookings will appear here within seconds.',
};

const failedStatus = (error: unknown): string => {
  if (isUnreachable(error)) return clientMessages.statusError;
  return isRefusal(error) ? wordsOf(error) : clientMessages.statusFailed;
};

export function Component() {
  const address = useListAddress(orderTableInput);
  const [params] = useSearchParams();
  const open = useOpenOne('order');
  const reading = trpc.orders.table.useQuery(address.input, {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const live = useLiveList('orders', reading.refetch);
  const send = trpc.orders.setStatus.useMutation();
  const status = useStatusChange({
    send: send.mutateAsync,
    failed: failedStatus,
    keys: [getQueryKey(trpc.orders.table), getQueryKey(trpc.orders.one)],
    follows: 'The customer gets an email about it.',
  });

  const filtered = Object.keys(noFilters).some((name) => params.has(name));
  const clearFilters = filtered ? () => address.change(noFilters) : null;
  const columns = useMemo(() => orderColumns(status, open.path), [status, open.path]);
  return (
    <Screen
      title="All Orders"
      actions={
        <NewsNote
          live={live}
          noun={noun}
          show={() => address.change({ ...noFilters, sort: '', direction: 'desc' })}
        />
      }
    >
      <OrderFilters address={address} uIdTyped={params.get('uId') ?? ''} clear={clearFilters} />
      <div ref={live.region}>
        <DataTable
          label="All Orders"
          noun={noun}
          columns={columns}
          reading={reading}
          address={address}
          failed={clientMessages.ordersFailed}
          empty={empty}
          clearFilters={clearFilters}
          rowClassName={(order) => (order._id === live.freshId ? classes.fresh : undefined)}
        />
      </div>
      {open.id && <OrderPanel id={open.id} close={open.close} status={status} />}
      {status.prompt}
    </Screen>
  );
}
