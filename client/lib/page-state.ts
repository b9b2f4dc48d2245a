import { dehydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';

export type PageState = { answers: [QueryKey, unknown][]; origin: string; signedIn: boolean };

export const collectState = (queryClient: QueryClient, origin: string, signedIn: boolean): PageState => ({
  answers: dehydrate(queryClient).queries.map(({ queryKey, state }) => [queryKey, state.data]),
  origin,
  signedIn,
});

// Back may show a document from the browser's cache, of any age.
const isStored = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.transferSize === 0;
};

/**
 * Fills the query client with the answers in the page. The answers count as fresh, because the server drops a
 * cached page when its data changes. Answers of a document from the browser's cache are read again.
 */
export function restoreState(queryClient: QueryClient, { answers }: PageState): void {
  const since = isStored() ? { updatedAt: 0 } : {};
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer, since);
}
