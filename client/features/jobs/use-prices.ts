import { useQuery } from '@tanstack/react-query';
import { trpc } from '#client/lib/trpc.ts';
import type { ListedPrice } from '#shared/estimates/schema.ts';
import { readPrices, storePrices } from './offline/database.ts';

const none: readonly ListedPrice[] = [];

export function usePrices(): readonly ListedPrice[] {
  const { client } = trpc.useUtils();
  const { data } = useQuery({
    queryKey: ['my-prices'],
    // Without a network, the query must run at once to read IndexedDB.
    networkMode: 'always',
    retry: false,
    queryFn: async () => {
      try {
        const prices = await client.estimates.prices.query();
        await storePrices(prices);
        return prices;
      } catch {
        return (await readPrices()) ?? [];
      }
    },
  });
  return data ?? none;
}
