// Fetching a page's code and data when a person is about to open it.
import { createContext, useContext } from 'react';
import type { ShopQueries } from './trpc.ts';

/** Where a page stands: the values in its path and its query string. */
export type PageAddress = { params: Record<string, string | undefined>; search: URLSearchParams };

/** What a public page needs to be complete; the page renderer and prefetch on intent both call it. */
export type Prefetch = (queries: ShopQueries, address: PageAddress) => Promise<unknown>;

const PrefetchContext = createContext<(to: string) => void>(() => {});

export const PrefetchProvider = PrefetchContext.Provider;

/** Props for a link: its page is fetched when pointer, finger or focus arrives. */
export function useIntent(to: string) {
  const prefetch = useContext(PrefetchContext);
  const arrive = () => prefetch(to);
  return { onPointerEnter: arrive, onTouchStart: arrive, onFocus: arrive };
}
