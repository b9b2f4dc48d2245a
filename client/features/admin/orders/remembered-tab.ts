// The tabs of All Orders: what each filters, and which was chosen last in this browser.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderTableInput } from '#shared/orders/lists.ts';

/** What each tab says to the address. */
export const filtersOfTab = {
  all: { open: '', status: '' },
  open: { open: true, status: '' },
  done: { open: '', status: 'Complete' },
} as const;
export type Tab = keyof typeof filtersOfTab;

/** The tab that the address means. A list by the status Incomplete has what is cancelled too and so is none of them. */
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

/** Keeps the choice for the next visit. */
export function rememberTab(tab: Tab): void {
  try {
    localStorage.setItem(key, tab);
  } catch {
    // a browser that forbids storage begins with all orders
  }
}

/**
 * Brings the remembered tab into the address where a visit begins without anything else in it; false until it is there.
 * Once only: Back and the tabs themselves go where they lead.
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
