import { matchRoutes } from 'react-router-dom';
import { readToken } from '#client/lib/session-token.ts';
import type { ShopQueries } from '#client/lib/trpc.ts';
import type { PageRoute } from './page-route.tsx';

/**
 * Loads the code of a URL's pages, so that the first rendering is complete. Returns whether all of it loaded.
 * If not, the page shows its error screen.
 */
export async function loadPages(routes: PageRoute[], pathname: string): Promise<boolean> {
  const matches = matchRoutes(routes, pathname) ?? [];
  const loaded = await Promise.allSettled(matches.map(({ route }) => route.load?.()));
  return loaded.every(({ status }) => status === 'fulfilled');
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
