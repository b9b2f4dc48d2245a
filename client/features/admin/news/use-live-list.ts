// Brings what is new into an open list without a reload, and never under somebody's pointer or focus.
import { useCallback, useEffect, useRef, useState } from 'react';

import { useNews } from './news.ts';

type Thing = { _id: string };
type Page = { items: readonly Thing[] } | undefined;

export type LiveList = {
  /** For the element that holds the list. */
  region: React.RefObject<HTMLDivElement | null>;
  /** What waits to be shown, or null. */
  waiting: { count: number; newest: string } | null;
  /** The row that came by itself last. */
  freshId: string | undefined;
  /** The waiting ones have been seen. */
  dismiss: () => void;
};

const isInUse = (region: HTMLElement | null): boolean =>
  region !== null &&
  (region.matches(':hover') ||
    region.contains(document.activeElement) ||
    document.querySelector('[role="dialog"]') !== null);

/**
 * Where nobody points at the list, a new row appears in it by itself, provided that it belongs on the open page.
 * Otherwise it waits, and a note tells of it. Rows that a colleague's change takes out of the list, or brings into it,
 * go and come as soon as nobody uses it. `refetch` reads the open page again.
 */
export function useLiveList(kind: 'orders' | 'enquiries', refetch: () => Promise<{ data: Page }>): LiveList {
  const news = useNews();
  const count = news?.[kind] ?? 0;
  const newest = kind === 'orders' ? news?.newestOrder : news?.newestEnquiry;
  const changed = news?.changed[kind] ?? 0;
  const region = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(count);
  const [waits, setWaits] = useState(false);
  const [freshId, setFreshId] = useState<string>();
  const read = useRef(refetch);
  useEffect(() => {
    read.current = refetch;
  });

  const shownChanges = useRef(changed);
  // asked again with each answer of the news, until nobody uses the list
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
  useEffect(() => {
    if (changed === shownChanges.current || isInUse(region.current)) return;
    shownChanges.current = changed;
    void read.current();
  }, [news]);

  const newestId = newest?._id;
  useEffect(() => {
    if (count <= seen || newestId === undefined) return;
    if (isInUse(region.current)) return setWaits(true);
    let current = true;
    void read.current().then(({ data }) => {
      if (!current) return;
      const here = data?.items.some((item) => item._id === newestId) ?? false;
      setWaits(!here);
      if (!here) return;
      setFreshId(newestId);
      setSeen(count);
    });
    return () => {
      current = false;
    };
  }, [count, seen, newestId]);

  const dismiss = useCallback(() => {
    setSeen(count);
    setWaits(false);
  }, [count]);
  return {
    region,
    waiting: waits && count > seen && newest ? { count: count - seen, newest: newest.fullname } : null,
    freshId,
    dismiss,
  };
}
