import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import type { OrderTableInput } from '#shared/orders/lists.ts';

export const filtersOfTab = {
  open: { open: true, status: '', stage: '' },
  done: { open: '', status: 'Complete', stage: '' },
  cancelled: { open: '', status: '', stage: 'cancelled' },
  all: { open: '', status: '', stage: '' },
} as const;
export type Tab = keyof typeof filtersOfTab;

/** Returns the tab for these filters of All Orders. Each order is in one of Open, Done and Cancelled. */
export const tabOf = ({ open, status, stage }: Pick<OrderTableInput, 'open' | 'status' | 'stage'>): Tab => {
  if (status === 'Complete') return 'done';
  if (stage === 'cancelled') return 'cancelled';
  return open ? 'open' : 'all';
};

/** The tab that was open last on this device. */
export const useStoredTab = () =>
  useLocalStorage<Tab>({ key: 'ordersTab', defaultValue: 'all', getInitialValueInEffect: false });

/** Sets the remembered tab if the page opens without filters. Returns false until the tab is set. The server knows no tab. */
export function useRememberedTab(): boolean {
  const [params, setParams] = useSearchParams();
  const [stored] = useStoredTab();
  const isHydrated = useKnownInBrowser(true);
  const [initialTab, setInitialTab] = useState<Tab>(params.size === 0 ? stored : 'all');
  useEffect(() => {
    if (initialTab === 'all') return;
    setInitialTab('all');
    const set = Object.entries(filtersOfTab[initialTab] ?? {}).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(set.map(([name, value]) => [name, String(value)])), { replace: true });
  }, [initialTab, setParams]);
  return initialTab === 'all' || !isHydrated;
}
