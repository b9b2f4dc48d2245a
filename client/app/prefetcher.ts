import { matchRoutes } from 'react-router-dom';
import { readToken } from '#client/lib/session-token.ts';
import type { ShopQueries } from '#client/lib/trpc.ts';
import type { PageRoute } from './page-route.tsx';

/** Loads the code of a URL's pages. Returns undefined if it is there. */
export function loadPages(routes: PageRoute[], pathname: string): Promise<unknown> | undefined {
  const loads = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => route.load ?? []);
  return loads.length > 0 ? Promise.all(loads.map((load) => load())) : undefined;
}

export function createPrefetcher(routes: PageRoute[], queries: ShopQueries) {
  return (to: string): void => {
    const { pathname, searchParams: search } = new URL(to, 'http://page');
    for (const { route, params } of matchRoutes(routes, pathname) ?? []) {
      const read = async () => {
        await route.load?.();
        await route.prefetch?.(queries, { params, search, signedIn: readToken() !== null, sent: null });
      };
      read().catch(() => {});
    }
  };
}
