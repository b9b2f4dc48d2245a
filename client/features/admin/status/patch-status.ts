import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { News } from '#shared/backoffice/schema.ts';

type Fields = Partial<Omit<News['changes'][number], '_id' | 'entity' | 'entityId'>>;
type Item = { _id: string };
type Cached = Item | { items: Item[] };

export function patchStatus(
  queryClient: QueryClient,
  keys: readonly QueryKey[],
  id: string,
  fields: Fields,
): void {
  const patch = <T extends Item>(item: T): T => (item._id === id ? { ...item, ...fields } : item);
  for (const queryKey of keys)
    queryClient.setQueriesData<Cached>(
      { queryKey },
      (cached) =>
        cached && ('items' in cached ? { ...cached, items: cached.items.map(patch) } : patch(cached)),
    );
}
