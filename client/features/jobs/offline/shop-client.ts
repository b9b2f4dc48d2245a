// The way to the shop for steps: one call each, so that each has an answer of its own; from a page and from the worker.
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { fetchWithTimeout } from '#client/lib/fetch-with-timeout.ts';
import type { AppRouter } from '#server/trpc/router.ts';

/** Calls as who holds this token, whoever is signed in by cookie. */
export const shopClient = (token: string) =>
  createTRPCClient<AppRouter>({
    links: [
      // the link that every page has already (client/lib/trpc.ts): another one would weigh on all of them
      httpBatchLink({
        url: '/trpc',
        maxItems: 1,
        headers: { authorization: `Bearer ${token}` },
        fetch: (url, options) =>
          fetchWithTimeout(url, { ...options, credentials: 'same-origin', cache: 'no-store' }),
      }),
    ],
  });

export type Shop = ReturnType<typeof shopClient>;
