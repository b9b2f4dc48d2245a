// Asks every few seconds what is new and what was changed, while the tab is in sight. A small poll and not a held connection: it
// goes through every proxy, survives a restart of the server and costs a few index reads.
import { type ReactNode, useEffect, useMemo } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { NewsContextProvider } from './news.ts';
import { useChanges } from './use-changes.ts';

/** Often enough that an order or a change is on the screen within five seconds, its own reading included. */
const everyMs = 3500;
/** Instances' clocks lie less far apart; a server's time further back is a clock that was put right. */
const driftMs = 60_000;

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
  const { refetch } = opened;
  const told = news.data?.now;
  useEffect(() => {
    // since a moment that is still to come nothing would be new for as long
    if (since && told && Date.parse(since) - Date.parse(told) > driftMs) void refetch();
  }, [since, told, refetch]);
  const changed = useChanges(news.data, news.dataUpdatedAt);
  const value = useMemo(() => (news.data ? { ...news.data, changed } : null), [news.data, changed]);
  return <NewsContextProvider value={value}>{children}</NewsContextProvider>;
}
