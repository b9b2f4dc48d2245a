import { dehydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { SentForm } from '#shared/sent-form.ts';

type Known = { origin: string; signedIn: boolean; sent: SentForm | null; phone?: true };

export type PageState = Known & { answers: [QueryKey, unknown][] };

export const collectState = (queryClient: QueryClient, known: Known): PageState => ({
  answers: dehydrate(queryClient).queries.map(({ queryKey, state }) => [queryKey, state.data]),
  ...known,
});

const readNavigation = () => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];

// Back may show a document from the browser's cache, of any age.
const isStored = (): boolean => readNavigation()?.transferSize === 0;

const withoutHash = (url?: string) => url?.split('#')[0];

/** Whether the document is of the browser's address. Back before hydration changes the address alone. */
export const isOfAddress = (): boolean => withoutHash(readNavigation()?.name) === withoutHash(location.href);

/**
 * Fills the query client with the answers in the page. The answers count as fresh, because the server drops a
 * cached page when its data changes. Answers of a document from the browser's cache are read again.
 */
export function restoreState(queryClient: QueryClient, { answers }: PageState): void {
  const since = isStored() ? { updatedAt: 0 } : {};
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer, since);
}
