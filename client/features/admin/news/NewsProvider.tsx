// Asks every few seconds what is new, while the tab is in sight. A small poll and not a held connection: it
// goes through every proxy, survives a restart of the server and costs a few index reads.
import type { ReactNode } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { NewsContextProvider } from './news.ts';

/** Often enough that an order is on the screen within five seconds, its own reading included. */
const everyMs = 3500;

export function NewsProvider({ children }: { children: ReactNode }) {
  // The first answer tells the server's time; this browser's clock may be wrong.
  const opened = trpc.backoffice.news.useQuery({}, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  const since = opened.data?.now;
  const news = trpc.backoffice.news.useQuery(
    { since },
    {
      enabled: since !== undefined,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: everyMs,
      refetchIntervalInBackground: false,
      refetchOnWindowFocus: 'always',
      retry: false,
    },
  );
  return <NewsContextProvider value={news.data ?? null}>{children}</NewsContextProvider>;
}
