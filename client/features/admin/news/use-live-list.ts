// Brings what is new into an open list without a reload, and never under somebody's pointer or focus.
import { useCallback, useEffect, useRef, useState } from 'react';

type Thing = { _id: string };
type Page = { items: readonly Thing[] } | undefined;

type Options = {
  /** How many came in since the panel was opened; it only grows. */
  count: number;
  newest: { _id: string; fullname: string } | undefined;
  /** Reads the open page again. */
  refetch: () => Promise<{ data: Page }>;
};

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
 * Otherwise it waits, and a note tells of it.
 */
export function useLiveList({ count, newest, refetch }: Options): LiveList {
  const region = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(count);
  const [waits, setWaits] = useState(false);
  const [freshId, setFreshId] = useState<string>();
  const read = useRef(refetch);
  useEffect(() => {
    read.current = refetch;
  });

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
