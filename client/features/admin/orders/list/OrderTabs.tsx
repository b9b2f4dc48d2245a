import { type ReactNode, useEffect, useRef } from 'react';
import { type ListAddress, listQuery } from '#client/lib/list-address.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Text } from '#client/ui/mantine/layout.tsx';
import { Tabs } from '#client/ui/mantine/Tabs.ts';
import { filtersOf } from '#shared/filters.ts';
import { formatCount } from '#shared/format.ts';
import { namesOf } from '#shared/names-of.ts';
import type { OrderTableInput } from '#shared/orders/lists.ts';
import { ordersTexts as t } from '../texts.ts';
import { filtersOfTab, type Tab, tabOf, useStoredTab } from './remembered-tab.ts';

const titles = {
  open: t('open'),
  done: t('done'),
  cancelled: t('cancelled'),
  all: t('all'),
} satisfies Record<Tab, string>;
const tabs = namesOf(titles);

type Props = {
  address: ListAddress<OrderTableInput>;
  /** The time at which the list was read. A new time refetches the counts. */
  readAt: number;
  children: ReactNode;
};

/** The filters of the counts. The stage 'cancelled' is a tab, so it does not limit them. Any other stage does. */
export function countedBy(input: OrderTableInput) {
  const { status: _status, open: _open, stage, ...others } = filtersOf(input);
  return stage === 'cancelled' ? others : { ...others, stage };
}

export function OrderTabs({ address, readAt, children }: Props) {
  const counts = trpc.orders.counts.useQuery(countedBy(address.input), listQuery);
  const { refetch } = counts;
  const lastReadAt = useRef(readAt);
  useEffect(() => {
    // The tabs read their counts at the start, so the first read of the list needs no refetch.
    if (lastReadAt.current !== 0 && lastReadAt.current !== readAt) void refetch();
    lastReadAt.current = readAt;
  }, [readAt, refetch]);

  const [, storeTab] = useStoredTab();
  const choose = (value: string | null) => {
    const chosen = tabs.find((tab) => tab === value) ?? 'all';
    storeTab(chosen);
    address.change(filtersOfTab[chosen]);
  };
  const current = tabOf(address.input);
  return (
    <Tabs value={current} onChange={choose} keepMounted={false}>
      <Tabs.List aria-label={t('byStatus')} mb="sm">
        {tabs.map((tab) => {
          const total = counts.data?.[tab];
          return (
            <Tabs.Tab key={tab} value={tab} mih={44} px="clamp(6px, 2vw, 16px)" fz="md" fw={600}>
              {titles[tab]}{' '}
              <Text span inherit fw={400} c="dimmed" display="inline-block" miw="2ch">
                {total && `${formatCount(total.count)}${total.countIsExact ? '' : '+'}`}
              </Text>
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      <Tabs.Panel value={current}>{children}</Tabs.Panel>
    </Tabs>
  );
}
