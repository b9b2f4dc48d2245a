import { lazy, useMemo } from 'react';
import { chunk } from '#client/app/chunk.ts';
import noOrdersArt from '#client/assets/empty/no-orders.svg';
import { listQuery, readList, useListAddress } from '#client/lib/list-address.ts';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { useOpenOne } from '#client/lib/use-open-one.ts';
import { usePreload } from '#client/lib/use-preload.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { DataTable } from '#client/ui/table/DataTable.tsx';
import { useChosen } from '#client/ui/table/use-chosen.ts';
import { clientMessages } from '#shared/client-messages.ts';
import { orderTableInput } from '#shared/orders/lists.ts';
import type { Order } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { ExportMenu } from '../FileButton.tsx';
import classes from '../ListAndPanel.module.css';
import { ViewsMenu } from '../list/ViewsMenu.tsx';
import { NewsNote } from '../news/NewsNote.tsx';
import { useLiveList } from '../news/use-live-list.ts';
import { PanelPart } from '../PanelPart.tsx';
import { Screen } from '../Screen.tsx';
import { OrderFilters } from './list/OrderFilters.tsx';
import { countedBy, OrderTabs } from './list/OrderTabs.tsx';
import { nameOfOrder, orderColumns } from './list/order-columns.tsx';
import { filtersOfTab, type Tab, tabOf, useRememberedTab } from './list/remembered-tab.ts';
import { loadOrderPanel, OrderPanel } from './panel/LazyOrderPanel.tsx';
import { useOrderStatus } from './steps/use-order-status.tsx';
import { ordersTexts as t } from './texts.ts';

const loadAtOnce = chunk(() => import('./at-once/AtOnceBar.tsx'));
const AtOnceBar = lazy(loadAtOnce);

const later = [loadOrderPanel, loadAtOnce];

const noun = [t('oneOrder'), t('orders')] as const;

const empty = {
  all: { title: t('noOrders'), text: t('noOrdersHelp') },
  open: {
    title: t('nothingOpen'),
    text: t('nothingOpenHelp'),
  },
  done: { title: t('nothingDone'), text: t('nothingDoneHelp') },
  cancelled: { title: t('nothingCancelled'), text: t('nothingDoneHelp') },
} satisfies Record<Tab, { title: string; text: string }>;

export const prefetch: Prefetch = async (queries, { search, signedIn }) => {
  if (!signedIn) return;
  const input = readList(orderTableInput, search);
  const orderId = search.get('order');
  await Promise.all([
    queries.orders.table.prefetch(input),
    queries.orders.counts.prefetch(countedBy(input)),
    queries.orders.bookedNames.prefetch(),
    queries.technicians.list.prefetch(),
    queries.catalogue.categories.prefetch(),
    queries.views.list.prefetch({ list: 'all-Payment' }),
    orderId && queries.orders.one.prefetch({ orderId }),
  ]);
};

export function Component() {
  return useRememberedTab() ? <AllOrders /> : null;
}

function AllOrders() {
  const address = useListAddress(orderTableInput, { permanent: ['status', 'open'] });
  usePreload(later);
  const may = useCan();
  const chosen = useChosen<Order>();
  const open = useOpenOne('order');
  const reading = trpc.orders.table.useQuery(address.input, listQuery);
  const live = useLiveList('orders', reading.refetch);
  const status = useOrderStatus();
  const tab = tabOf(address.input);
  const { limit: _limit, cursor: _cursor, ...listed } = address.input;
  const columns = useMemo(() => orderColumns(status, open.path), [status, open.path]);
  return (
    <Screen
      title={t('allOrders')}
      actions={
        <>
          <NewsNote
            live={live}
            noun={noun}
            show={() =>
              address.change({
                ...address.noFilters,
                ...filtersOfTab.all,
                sort: 'createdAt',
                direction: 'desc',
              })
            }
          />
          {may('imports.edit') && (
            <ButtonLink variant="outline" to={paths.admin.import('orders')}>
              {t('import')}
            </ButtonLink>
          )}
          {may('orders.book') && <ButtonLink to={paths.admin.newBooking}>{t('newBooking')}</ButtonLink>}
        </>
      }
    >
      <OrderFilters address={address}>
        <ViewsMenu list="all-Payment" query={address.query} />
        <ExportMenu address="/api/export-orders" fileName="Orders" filters={listed} />
      </OrderFilters>
      <OrderTabs address={address} readAt={reading.dataUpdatedAt}>
        <div ref={live.region}>
          <DataTable
            label={t('allOrders')}
            noun={noun}
            columns={columns}
            reading={reading}
            address={address}
            failed={clientMessages.ordersFailed}
            empty={{ art: noOrdersArt, ...empty[tab] }}
            {...(may('orders.assign') && { choosing: { chosen, nameOf: nameOfOrder } })}
            moreSorts={[{ sort: 'work', title: t('byWork') }]}
            rowClassName={(order) => (order._id === live.freshId ? classes.fresh : undefined)}
          />
        </div>
      </OrderTabs>
      {chosen.rows.size > 0 && (
        <PanelPart>
          <AtOnceBar chosen={chosen} input={address.input} matching={reading.data} />
        </PanelPart>
      )}
      {open.id && <OrderPanel id={open.id} close={open.close} status={status} />}
      {status.prompt}
    </Screen>
  );
}
