import { createContext, useContext, useSyncExternalStore } from 'react';
import { onTokenChange, readToken } from './session-token.ts';
import { type Answer, trpc } from './trpc.ts';

export type CurrentUser = Answer['accounts']['me'];

const SessionPage = createContext(false);

export const SessionPageProvider = SessionPage.Provider;

/**
 * Returns the token, or null without a session. Undefined if the server rendered the page without knowing the
 * visitor.
 */
export function useAuthToken(): string | null | undefined {
  const ofSession = useContext(SessionPage);
  return useSyncExternalStore<string | null | undefined>(onTokenChange, readToken, () =>
    ofSession ? 'session cookie' : undefined,
  );
}

/**
 * The signed-in user. `state` is 'unknown' on the server, 'loading' until the user arrives, 'failed' if the
 * request failed (`retry` repeats it).
 */
export function useCurrentUser() {
  const token = useAuthToken();
  const me = trpc.accounts.me.useQuery(undefined, { enabled: Boolean(token), staleTime: 5 * 60_000 });
  const user: CurrentUser | null = token ? (me.data ?? null) : null;
  const state =
    token === undefined
      ? 'unknown'
      : token === null
        ? 'signed-out'
        : user
          ? 'signed-in'
          : me.isError
            ? 'failed'
            : 'loading';
  return { user, state, error: me.error, retry: () => void me.refetch() } as const;
}
