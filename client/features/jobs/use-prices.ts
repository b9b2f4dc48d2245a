// The price list on the phone: as it was read last where there is no network.
import { useQuery } from '@tanstack/react-query';
import { trpc } from '#client/lib/trpc.ts';
import type { ListedPrice } from '#shared/estimates/schema.ts';
import { keepPrices, readPrices } from './offline/store.ts';

const none: readonly ListedPrice[] = [];

/** The prices in use, none until they have come. */
export function usePrices(): readonly ListedPrice[] {
  const { client } = trpc.useUtils();
  const { data } = useQuery({
    queryKey: ['my-prices'],
    // without a network at once, not once it is back
    networkMode: 'always',
    retry: false,
    queryFn: async () => {
      try {
        const prices = await client.estimates.prices.query();
        await keepPrices(prices);
        return prices;
      } catch {
        return (await readPrices()) ?? [];
      }
    },
  });
  return data ?? none;
}
