import { MutationCache, onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { endSession, isResuming } from './ended-session.ts';
import { codeOf, isWorthRetrying } from './failure.ts';
import { onTokenChange, readToken } from './session-token.ts';
import { isPublicRead } from './trpc.ts';

const minute = 60_000;

const isPersonal = ({ queryKey: [path] }: Pick<Query, 'queryKey'>): boolean =>
  !(Array.isArray(path) && isPublicRead(path.join('.')));

// An expired token ends the session in the browser too. The guards then redirect to Login.
const endSessionOn401 = (error: unknown) => {
  if (codeOf(error) === 'UNAUTHORIZED') endSession();
};

/**
 * Creates the query client: one in the browser, one per rendered page on the server. Answers are cached for
 * half an hour, so that Back is instant; what is a person's own is read again when its page opens, because
 * another tab or the shop may have changed it. A refusal (4xx) is never retried, a failure twice.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: endSessionOn401 }),
    mutationCache: new MutationCache({ onError: endSessionOn401 }),
    defaultOptions: {
      queries: {
        staleTime: (query) => (isPersonal(query) ? 0 : minute),
        gcTime: 30 * minute,
        networkMode: 'always',
        refetchOnWindowFocus: (query) => (isPersonal(query) ? 'always' : false),
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        retryDelay: (attempt) => 600 * 2 ** attempt,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

/** Listens from the first script on: React Query listens after hydration, and the network may go before. */
export function followNetwork(): void {
  onlineManager.setEventListener((setOnline) => {
    const tell = () => setOnline(navigator.onLine);
    tell();
    for (const event of ['online', 'offline']) addEventListener(event, tell);
    return () => {};
  });
}

export function resetPersonalDataOnSessionChange(queryClient: QueryClient): void {
  onTokenChange(() => {
    if (isResuming()) {
      void queryClient.invalidateQueries({ predicate: isPersonal });
    } else if (readToken()) {
      void queryClient.resetQueries({ predicate: isPersonal });
    } else {
      void queryClient.cancelQueries({ predicate: isPersonal });
      queryClient.removeQueries({ predicate: isPersonal });
    }
  });
}
