// What the server read for a page, carried in a block of JSON (never a script), so that the browser need not ask again.
import { dehydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** The answers by their keys, and where the shop stands on the web. */
export type PageState = { answers: [QueryKey, unknown][]; origin: string };

/** Gathers what a rendered page has read. */
export const gatherState = (queryClient: QueryClient, origin: string): PageState => ({
  answers: dehydrate(queryClient).queries.map(({ queryKey, state }) => [queryKey, state.data]),
  origin,
});

// A step back in the history may show a document out of the browser's own store, however old.
const isStored = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.transferSize === 0;
};

/**
 * Takes a page's answers over. They count as read now, because a kept page is dropped when what it shows changes;
 * those of a stored document are shown and asked for again.
 */
export function takeOver(queryClient: QueryClient, { answers }: PageState): void {
  const since = isStored() ? { updatedAt: 0 } : {};
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer, since);
}
