// An order as a step has left it, in every list and detail that the browser holds.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import type { Order, OrderInFull } from '#shared/orders/schema.ts';

type Page = { items: readonly Order[] };

/** Shows the order as the server answered it. Lists keep their rows; its history is read anew. */
export function showOrder(queryClient: QueryClient, order: Order): void {
  queryClient.setQueryData<OrderInFull>(
    getQueryKey(trpc.orders.one, { orderId: order._id }, 'query'),
    (held) => held && { ...held, ...order },
  );
  queryClient.setQueriesData<Page>({ queryKey: getQueryKey(trpc.orders.table) }, (held) =>
    held?.items.some(({ _id }) => _id === order._id)
      ? { ...held, items: held.items.map((item) => (item._id === order._id ? order : item)) }
      : held,
  );
  for (const query of [trpc.orders.events, trpc.orders.counts, trpc.visits.times, trpc.day.board])
    void queryClient.invalidateQueries({ queryKey: getQueryKey(query) });
}

/**
 * Gives a function that takes a step with an order, and whether one is under way. `taken` runs where it was; a refusal is
 * told, and the order shown as it now is.
 */
export function useOrderStep() {
  const queryClient = useQueryClient();
  const [run, pending] = usePending(
    async (step: () => Promise<{ message: string; data: Order }>, taken: () => void) => {
      try {
        const { message, data } = await step();
        showOrder(queryClient, data);
        toast.success(message);
        taken();
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
