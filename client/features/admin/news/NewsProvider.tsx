import type { Query } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { changesToldMs } from '#shared/backoffice/panel.ts';
import { type Entity, patchStatus } from '../status/patch-status.ts';
import { type News, type NewsAnswer, NewsContextProvider } from './news.ts';

/** The polling interval is short enough that changes appear within five seconds, including the refetch. */
const pollMs = 3500;

const hasTable = (entity: string): entity is Entity => entity === 'order' || entity === 'enquiry';

// The file use-live-list.ts decides when a table may refetch.
const refetchesItself = ['orders,table', 'enquiries,table', 'backoffice,news'];
const canRefetch = ({ queryKey: [path] }: Query): boolean => !refetchesItself.includes(String(path));

/** While the tab is visible, polls for new orders and enquiries and for changes by others. */
export function NewsProvider({ children }: { children: ReactNode }) {
  // The first answer gives the server's time, because this browser's clock may be wrong.
  const isTold = useCan()('overview.read');
  const opened = trpc.backoffice.news.useQuery(
    {},
    { enabled: isTold, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  const since = opened.data?.now;
  const news = trpc.backoffice.news.useQuery(
    { since },
    {
      enabled: since !== undefined,
      staleTime: 0,
      gcTime: 0,
      refetchInterval: pollMs,
      refetchIntervalInBackground: false,
      refetchOnWindowFocus: 'always',
      retry: false,
    },
  );
  const changed = useChanges(news.data, news.dataUpdatedAt);
  const value = useMemo(() => (news.data ? { ...news.data, changed } : null), [news.data, changed]);
  return <NewsContextProvider value={value}>{children}</NewsContextProvider>;
}

/** Shows new statuses in the tables and refetches everything else on the screen. */
function useChanges(news: NewsAnswer | undefined, answeredAt: number): News['changed'] {
  const queries = trpc.useUtils();
  const knownIds = useRef<ReadonlySet<string>>(new Set());
  const lastAnswerAt = useRef(answeredAt);
  const [changed, setChanged] = useState({ orders: 0, enquiries: 0 });

  useEffect(() => {
    if (!news) return;
    const fresh = news.changes.filter(({ _id }) => !knownIds.current.has(_id));
    // The server lists the changes of the last minute. After a longer pause some changes may be missing.
    const hasMissed = lastAnswerAt.current > 0 && answeredAt - lastAnswerAt.current > changesToldMs - 10_000;
    knownIds.current = new Set(news.changes.map(({ _id }) => _id));
    lastAnswerAt.current = answeredAt;
    if (fresh.length === 0 && !hasMissed) return;

    for (const { _id: _, entity, entityId, ...fields } of [...fresh].reverse())
      if (hasTable(entity)) patchStatus(queries, entity, entityId, fields);
    void queries.invalidate(undefined, { predicate: canRefetch });
    const isChanged = (entity: string) => Number(hasMissed || fresh.some((one) => one.entity === entity));
    setChanged(({ orders, enquiries }) => ({
      orders: orders + isChanged('order'),
      enquiries: enquiries + isChanged('enquiry'),
    }));
  }, [news, answeredAt, queries]);
  return changed;
}
