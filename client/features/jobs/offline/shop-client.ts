// The way to the shop for steps: one call each, so that each has an answer of its own; from a page and from the worker.
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from '#server/trpc/router.ts';

/** For a line that swallows what is sent. */
const patienceMs = 20_000;

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
          fetch(url, {
            ...(options as RequestInit),
            credentials: 'same-origin',
            cache: 'no-store',
            signal: AbortSignal.timeout(patienceMs),
          }),
      }),
    ],
  });

export type Shop = ReturnType<typeof shopClient>;
