import { httpBatchLink, splitLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/trpc/router.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';
import { readToken } from './session-token.ts';

export const trpc = createTRPCReact<AppRouter>();

/** Reads, changes and invalidates cached answers. A component gets it from `trpc.useUtils()`. */
export type Queries = ReturnType<typeof trpc.useUtils>;

export type TrpcClient = ReturnType<typeof trpc.createClient>;

export type ShopQueries = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
export const shopQueries = createTRPCQueryUtils<AppRouter>;

export type Answer = inferRouterOutputs<AppRouter>;

// These reads are the same for all visitors. They are sent in separate batches without a token, so that
// answers can be cached.
const publicReads = new Set([
  'catalogue.strips',
  'catalogue.services',
  'catalogue.categoryServices',
  'catalogue.oneOfEachCategory',
  'catalogue.standing',
  'catalogue.filter',
  'catalogue.shelf',
  'catalogue.service',
  'catalogue.search',
  'catalogue.categories',
  'business.get',
  'business.reels',
  'technicians.team',
  'visits.times',
]);

export const isPublicRead = (path: string): boolean => publicReads.has(path);

const maxItems = 20;

export const createTrpcClient = (): TrpcClient =>
  trpc.createClient({
    links: [
      splitLink({
        condition: (op) => op.type === 'query' && isPublicRead(op.path),
        true: httpBatchLink({
          url: `${prefixOf(currentLanguage())}/trpc`,
          maxItems,
          fetch: fetchWithTimeout,
        }),
        false: httpBatchLink({
          url: `${prefixOf(currentLanguage())}/trpc`,
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
