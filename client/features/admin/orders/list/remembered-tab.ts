import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderTableInput } from '#shared/orders/lists.ts';

export const filtersOfTab = {
  open: { open: true, status: '', stage: '' },
  done: { open: '', status: 'Complete', stage: '' },
  cancelled: { open: '', status: '', stage: 'cancelled' },
  all: { open: '', status: '', stage: '' },
} as const;
export type Tab = keyof typeof filtersOfTab;

/** Returns the tab for these filters of All Orders. The three before 'All' add up to it. */
export const tabOf = ({ open, status, stage }: Pick<OrderTableInput, 'open' | 'status' | 'stage'>): Tab => {
  if (status === 'Complete') return 'done';
  if (stage === 'cancelled') return 'cancelled';
  return open ? 'open' : 'all';
};

const key = 'ordersTab';
const isTab = (name: string | null): name is Tab => name !== null && name in filtersOfTab;

function readTab(): Tab {
  try {
    const stored = localStorage.getItem(key);
    return isTab(stored) ? stored : 'all';
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
    const set = Object.entries(filtersOfTab[initialTab]).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(set.map(([name, value]) => [name, String(value)])), { replace: true });
  }, [initialTab, setParams]);
  return initialTab === 'all';
}
