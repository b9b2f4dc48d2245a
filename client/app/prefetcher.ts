// Fetches the code and the data of a page by its address: before it is rendered, and on intent.
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Prefetch } from '#client/lib/prefetch.ts';
import type { ShopQueries } from '#client/lib/trpc.ts';

type PageModule = { prefetch?: Prefetch };

const loadModule = async (route: RouteObject): Promise<PageModule> =>
  typeof route.lazy === 'function' ? ((await route.lazy()) as PageModule) : (route as PageModule);

/**
 * Puts the code of an address' pages into their routes, so that the first rendering is complete.
 * A chunk that does not come is left to the router, which shows its error screen. Says whether all came.
 */
export async function loadPages(routes: RouteObject[], pathname: string): Promise<boolean> {
  const came = await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return true;
      try {
        Object.assign(route, await route.lazy(), { lazy: undefined });
        return true;
      } catch {
        // the router tries again and tells
        return false;
      }
    }),
  );
  return !came.includes(false);
}

/** Gives a function that fetches a page ahead; each address once in a while, and never with an error. */
export function createPrefetcher(routes: RouteObject[], queries: ShopQueries) {
  return (to: string): void => {
    const url = new URL(to, 'http://page');
    for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
      loadModule(route)
        .then((page) => page.prefetch?.(queries, { params, search: url.searchParams }))
        .catch(() => {});
    }
  };
}
