// The tab of All Orders that was chosen last, in this browser.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Status, statuses } from '#shared/business.ts';

/** A status, or blank for all orders. */
export type Tab = Status | '';

const key = 'ordersTab';

function rememberedTab(): Tab {
  try {
    const kept = localStorage.getItem(key);
    return statuses.find((status) => status === kept) ?? '';
  } catch {
    return '';
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
  const [wanted, setWanted] = useState<Tab>(() => (params.size === 0 ? rememberedTab() : ''));
  useEffect(() => {
    if (wanted === '') return;
    setWanted('');
    setParams({ status: wanted }, { replace: true });
  }, [wanted, setParams]);
  return wanted === '';
}
