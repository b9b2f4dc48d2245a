// The browser's way to the server: typed procedures, in batches.
import { httpBatchLink, splitLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/trpc/router.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';
import { readToken } from './session-token.ts';

export const trpc = createTRPCReact<AppRouter>();

export type TrpcClient = ReturnType<typeof trpc.createClient>;

/** Reads and prefetches by name, outside of components (the page renderer, prefetch on intent). */
export type ShopQueries = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
export const shopQueries = createTRPCQueryUtils<AppRouter>;

/** What a procedure answers, by its names: Answer['catalogue']['strips']. */
export type Answer = inferRouterOutputs<AppRouter>;

// Reads that are the same for everyone. They travel apart and carry no name, so that finished answers can be kept.
const publicReads = new Set([
  'catalogue.strips',
  'catalogue.services',
  'catalogue.categoryServices',
  'catalogue.oneOfEachCategory',
  'catalogue.filter',
  'catalogue.service',
  'catalogue.search',
  'catalogue.categories',
  'business.get',
  'business.reels',
  'visits.times',
]);

/** Whether a procedure, by its dotted name, is one of them. */
export const isPublicRead = (path: string): boolean => publicReads.has(path);

/** Most calls of one batch; the server takes no more than 20. */
const maxItems = 20;

/** The client that speaks over HTTP: reads by GET, the session's token in the header where there is one. */
export const connect = (): TrpcClient =>
  trpc.createClient({
    links: [
      splitLink({
        condition: (op) => op.type === 'query' && isPublicRead(op.path),
        true: httpBatchLink({ url: '/trpc', maxItems, fetch: fetchWithTimeout }),
        false: httpBatchLink({
          url: '/trpc',
          maxItems,
          headers: () => {
            const token = readToken();
            return token ? { authorization: `Bearer ${token}` } : {};
          },
          fetch: (url, options) =>
            fetchWithTimeout(url, { ...options, credentials: 'same-origin', cache: 'no-store' }),
        }),
      }),
    ],
  });
