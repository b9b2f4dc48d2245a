// What one person's session brought must not be there for the next one.
import type { Query, QueryClient } from '@tanstack/react-query';
import { onTokenChange, readToken } from './session-token.ts';
import { isPublicRead } from './trpc.ts';

const isPersonal = (query: Query): boolean => {
  const path = query.queryKey[0];
  return !(Array.isArray(path) && isPublicRead(path.join('.')));
};

/** Drops personal answers when the session ends and asks anew when another one begins, in any tab. */
export function keepPersonalDataPersonal(queryClient: QueryClient): void {
  onTokenChange(() => {
    if (readToken()) {
      void queryClient.resetQueries({ predicate: isPersonal });
    } else {
      void queryClient.cancelQueries({ predicate: isPersonal });
      queryClient.removeQueries({ predicate: isPersonal });
    }
  });
}
