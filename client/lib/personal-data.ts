// What one person's session brought must not be there for the next one, and must not grow old in one of their tabs.
import type { Query, QueryClient } from '@tanstack/react-query';
import { onTokenChange, readToken } from './session-token.ts';
import { isPublicRead } from './trpc.ts';

const isPersonal = (query: Query): boolean => {
  const path = query.queryKey[0];
  return !(Array.isArray(path) && isPublicRead(path.join('.')));
};

/** Drops personal answers when the session ends and asks anew when another one begins, in any tab. */
export function resetPrivateQueriesOnSessionChange(queryClient: QueryClient): void {
  onTokenChange(() => {
    if (readToken()) {
      void queryClient.resetQueries({ predicate: isPersonal });
    } else {
      void queryClient.cancelQueries({ predicate: isPersonal });
      queryClient.removeQueries({ predicate: isPersonal });
    }
  });
}

/**
 * Asks anew for what is personal when this tab is looked at again, and when another tab has changed something; tells
 * the others of what is changed here. Gives the way to stop.
 */
export function keepPersonalDataFresh(queryClient: QueryClient): () => void {
  const mutations = queryClient.getMutationCache();
  // what is shown ahead of the server's answer must not give way to an older reading
  let afterChange = false;
  const askAnew = () => {
    afterChange = queryClient.isMutating() > 0;
    if (afterChange) return;
    // a tab out of sight asks when it is looked at
    const refetchType = document.hidden ? 'none' : 'active';
    void queryClient.invalidateQueries({ predicate: isPersonal, refetchType });
  };
  const lookedAt = () => {
    if (!document.hidden) askAnew();
  };
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) askAnew();
  };

  // an old browser's tabs ask when they are looked at, and that is all
  const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('changed') : null;
  others?.addEventListener('message', askAnew);
  const stopHearing = mutations.subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') others?.postMessage(null);
    if (afterChange && queryClient.isMutating() === 0) askAnew();
  });
  document.addEventListener('visibilitychange', lookedAt);
  window.addEventListener('pageshow', comeBack);
  return () => {
    stopHearing();
    others?.close();
    document.removeEventListener('visibilitychange', lookedAt);
    window.removeEventListener('pageshow', comeBack);
  };
}
