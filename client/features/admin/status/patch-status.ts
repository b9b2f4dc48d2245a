// A new status in every list and detail that the browser holds, before the server has answered.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Status } from '#shared/business.ts';

type Thing = { _id: string; status: Status };
type Held = Thing | { items: Thing[] } | undefined;

const patched = (held: Held, id: string, status: Status): Held => {
  if (held === undefined) return held;
  if ('items' in held) {
    if (!held.items.some((item) => item._id === id)) return held;
    return { ...held, items: held.items.map((item) => (item._id === id ? { ...item, status } : item)) };
  }
  return held._id === id ? { ...held, status } : held;
};

/** Shows the status under the given query keys; answers with the way back to what stood there. */
export function patchStatus(
  queryClient: QueryClient,
  keys: readonly QueryKey[],
  id: string,
  status: Status,
): () => void {
  const before = keys.flatMap((queryKey) => queryClient.getQueriesData<Held>({ queryKey }));
  for (const queryKey of keys)
    queryClient.setQueriesData<Held>({ queryKey }, (held) => patched(held, id, status));
  return () => {
    for (const [key, held] of before) queryClient.setQueryData(key, held);
  };
}
