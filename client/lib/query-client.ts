// How the browser keeps, refreshes and retries what it asked the server.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { codeOf, worthRetrying } from './failure.ts';
import { forgetToken, readToken } from './session-token.ts';

const minute = 60_000;

// A token that ran out ends the session here too; the guards then lead to Login and back.
const endSessionOn401 = (error: unknown) => {
  if (codeOf(error) === 'UNAUTHORIZED' && readToken()) forgetToken();
};

/**
 * One for the page, or one per rendered page on the server. What was seen stays for half an hour, so that
 * going back is instant; a refusal (4xx) is never retried, a failure twice.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: endSessionOn401 }),
    mutationCache: new MutationCache({ onError: endSessionOn401 }),
    defaultOptions: {
      queries: {
        staleTime: minute,
        gcTime: 30 * minute,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && worthRetrying(error),
        retryDelay: (attempt) => 600 * 2 ** attempt,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
