import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNews } from './news.ts';

type Page = { items: readonly { _id: string }[] } | undefined;

export type LiveList = {
  region: React.RefObject<HTMLDivElement | null>;
  waiting: { count: number; newest: string } | null;
  /** The newest row that appeared in the list by itself. */
  freshId: string | undefined;
  dismiss: () => void;
};

const isInUse = (region: HTMLElement | null): boolean =>
  region !== null &&
  (region.matches(':hover') ||
    region.contains(document.activeElement) ||
    document.querySelector('[role="dialog"]') !== null);

/** Reads an open list again when rows were added or changed, except while the pointer or the focus is in it. */
export function useLiveList(kind: 'orders' | 'enquiries', refetch: () => Promise<{ data: Page }>): LiveList {
  const news = useNews();
  const count = news?.[kind] ?? 0;
  const newest = kind === 'orders' ? news?.newestOrder : news?.newestEnquiry;
  const changed = news?.changed[kind] ?? 0;
  const region = useRef<HTMLDivElement>(null);
  const handled = useRef({ count, changed });
  const [seen, setSeen] = useState(count);
  const [waits, setWaits] = useState(false);
  const [freshId, setFreshId] = useState<string>();

  const update = useEffectEvent(async () => {
    const newestId = newest?._id;
    const isNew = count > handled.current.count && newestId !== undefined;
    if (!isNew && changed === handled.current.changed) return;
    if (isInUse(region.current)) return isNew && setWaits(true);
    handled.current = { count, changed };
    const { data } = await refetch();
    if (!isNew) return;
    const isOnPage = data?.items.some(({ _id }) => _id === newestId) ?? false;
    setWaits(!isOnPage);
    if (!isOnPage) return;
    setFreshId(newestId);
    setSeen(count);
  });
  useEffect(() => {
    if (news) void update();
  }, [news]);

  return {
    region,
    waiting: waits && count > seen && newest ? { count: count - seen, newest: newest.fullname } : null,
    freshId,
    dismiss: () => {
      setSeen(count);
      setWaits(false);
    },
  };
}
