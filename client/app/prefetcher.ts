import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { readToken } from '#client/lib/session-token.ts';
import type { ShopQueries } from '#client/lib/trpc.ts';

type PageModule = { prefetch?: Prefetch };

const loadModule = async (route: RouteObject): Promise<PageModule> =>
  typeof route.lazy === 'function' ? ((await route.lazy()) as PageModule) : (route as PageModule);

/**
 * Loads the code of a URL's pages into their routes, so that the first rendering is complete. If a chunk
 * fails, the router shows its error screen. Returns whether all chunks loaded.
 */
export async function loadPages(routes: RouteObject[], pathname: string): Promise<boolean> {
  const loaded = await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return true;
      try {
        Object.assign(route, await route.lazy(), { lazy: undefined });
        return true;
      } catch {
        return false;
      }
    }),
  );
  return !loaded.includes(false);
}

export function createPrefetcher(routes: RouteObject[], queries: ShopQueries) {
  return (to: string): void => {
    const url = new URL(to, 'http://page');
    for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
      loadModule(route)
        .then((page) =>
          page.prefetch?.(queries, {
            params,
            search: url.searchParams,
            signedIn: readToken() !== null,
            sent: null,
          }),
        )
        .catch(() => {});
    }
  };
}
