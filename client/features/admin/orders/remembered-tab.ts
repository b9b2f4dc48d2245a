import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderTableInput } from '#shared/orders/lists.ts';

export const filtersOfTab = {
  all: { open: '', status: '' },
  open: { open: true, status: '' },
  done: { open: '', status: 'Complete' },
} as const;
export type Tab = keyof typeof filtersOfTab;

/**
 * Returns the tab for these filters of All Orders. The status Incomplete includes cancelled orders, so it
 * belongs to no tab.
 */
export const tabOf = ({ open, status }: Pick<OrderTableInput, 'open' | 'status'>): Tab => {
  if (status === 'Complete') return 'done';
  return open ? 'open' : 'all';
};

const key = 'ordersTab';

function readTab(): Tab {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'open' || stored === 'done' ? stored : 'all';
  } catch {
    return 'all';
  }
}

export function storeTab(tab: Tab): void {
  try {
    localStorage.setItem(key, tab);
  } catch {}
}

/**
 * Sets the remembered tab if the page opens without filters. Returns false until the tab is set. Does not
 * react to later changes of the URL.
 */
export function useRememberedTab(): boolean {
  const [params, setParams] = useSearchParams();
  const [initialTab, setInitialTab] = useState<Tab>(() => (params.size === 0 ? readTab() : 'all'));
  useEffect(() => {
    if (initialTab === 'all') return;
    setInitialTab('all');
    setParams(initialTab === 'open' ? { open: 'true' } : { status: filtersOfTab.done.status }, {
      replace: true,
    });
  }, [initialTab, setParams]);
  return initialTab === 'all';
}
