import { createContext, useContext } from 'react';
import type { SentForm } from '#shared/sent-form.ts';
import type { ShopQueries } from './trpc.ts';

export type PageAddress = {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  signedIn: boolean;
  sent: SentForm | null;
};

export type Prefetch = (queries: ShopQueries, address: PageAddress) => Promise<unknown>;

const PrefetchContext = createContext<(to: string) => void>(() => {});

export const PrefetchProvider = PrefetchContext.Provider;

export function useIntent(to: string) {
  const prefetch = useContext(PrefetchContext);
  const arrive = () => prefetch(to);
  return { onPointerEnter: arrive, onTouchStart: arrive, onFocus: arrive };
}
