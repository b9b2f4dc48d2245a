// The services of an earlier order at today's prices, and the names of those no longer on sale.
import { codeOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Order } from '#shared/orders/schema.ts';
import type { OfferedLine } from '../cart/totals.ts';

const isGone = (error: unknown) => codeOf(error) === 'NOT_FOUND';

/** Refetches whenever `enabled` becomes true, because prices change. */
export function useTodaysOffers(order: Order, { enabled }: { enabled: boolean }) {
  const offers = trpc.useQueries((t) =>
    order.products.map(({ productId }) => t.catalogue.service({ productId }, { enabled, staleTime: 0 })),
  );
  const failure = offers.find(({ error }) => error && !isGone(error))?.error ?? null;
  const pending = offers.some(({ data, error }) => !data && !error);
  const lines = order.products.flatMap(({ productId, quantity }, place): OfferedLine[] => {
    const offer = offers[place];
    if (!offer?.data || offer.error) return [];
    const { productName, charge: price, warrantyDays } = offer.data.product;
    return [{ productId, productName, quantity, price, warrantyDays }];
  });
  const withdrawn = order.products
    .filter((_product, place) => isGone(offers[place]?.error))
    .map(({ productName }) => productName);
  const reload = () => Promise.all(offers.map((offer) => offer.refetch()));
  return { lines, withdrawn, failure, pending, fetching: offers.some((offer) => offer.isFetching), reload };
}
