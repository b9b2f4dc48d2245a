import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import type { Order, OrderInFull } from '#shared/orders/schema.ts';

type Page = { items: readonly Order[] };

/** Updates an order in all cached lists and details. Lists keep their rows. The history is read again. */
export function showOrder(queryClient: QueryClient, order: Order): void {
  queryClient.setQueryData<OrderInFull>(
    getQueryKey(trpc.orders.one, { orderId: order._id }, 'query'),
    (cached) => cached && { ...cached, ...order },
  );
  queryClient.setQueriesData<Page>({ queryKey: getQueryKey(trpc.orders.table) }, (cached) =>
    cached?.items.some(({ _id }) => _id === order._id)
      ? { ...cached, items: cached.items.map((item) => (item._id === order._id ? order : item)) }
      : cached,
  );
  for (const query of [
    trpc.orders.events,
    trpc.orders.whatsApp,
    trpc.orders.counts,
    trpc.visits.times,
    trpc.day.board,
  ])
    void queryClient.invalidateQueries({ queryKey: getQueryKey(query) });
}

/**
 * Returns a function that takes a step of an order, and whether a step is pending. After a 409 the order is
 * read again.
 */
export function useOrderStep() {
  const queryClient = useQueryClient();
  const [run, pending] = usePending(
    async (step: () => Promise<{ message: string; data: Order }>, onSuccess: () => void) => {
      try {
        const { message, data } = await step();
        showOrder(queryClient, data);
        toast.success(message);
        onSuccess();
      } catch (error) {
        toast.error(wordsOf(error));
        if (codeOf(error) !== 'CONFLICT') return;
        for (const query of [trpc.orders.one, trpc.orders.events, trpc.visits.times, trpc.day.board])
          void queryClient.invalidateQueries({ queryKey: getQueryKey(query) });
      }
    },
  );
  return { run, pending };
}
