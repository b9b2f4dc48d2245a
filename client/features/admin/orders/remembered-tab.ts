// The tabs of All Orders; the browser remembers the last one.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderTableInput } from '#shared/orders/lists.ts';

/** The filters of each tab. */
export const filtersOfTab = {
  all: { open: '', status: '' },
  open: { open: true, status: '' },
  done: { open: '', status: 'Complete' },
} as const;
export type Tab = keyof typeof filtersOfTab;

/** The tab for these filters. The status Incomplete includes cancelled orders, so it belongs to no tab. */
export const tabOf = ({ open, status }: Pick<OrderTableInput, 'open' | 'status'>): Tab => {
  if (status === 'Complete') return 'done';
  return open ? 'open' : 'all';
};

const key = 'ordersTab';

function rememberedTab(): Tab {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'open' || kept === 'done' ? kept : 'all';
  } catch {
    return 'all';
  }
}

export function rememberTab(tab: Tab): void {
  try {
    localStorage.setItem(key, tab);
  } catch {
    // storage is disabled: start with all orders
  }
}

/**
 * Sets the remembered tab if the visit starts without filters. Returns false until it is set. Later Back and
 * the tabs decide.
 */
export function useRememberedTab(): boolean {
  const [params, setParams] = useSearchParams();
  const [wanted, setWanted] = useState<Tab>(() => (params.size === 0 ? rememberedTab() : 'all'));
  useEffect(() => {
    if (wanted === 'all') return;
    setWanted('all');
    setParams(wanted === 'open' ? { open: 'true' } : { status: filtersOfTab.done.status }, { replace: true });
  }, [wanted, setParams]);
  return wanted === 'all';
}
