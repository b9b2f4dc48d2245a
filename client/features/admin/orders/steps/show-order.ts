import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { type Queries, trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import type { Order } from '#shared/orders/schema.ts';

/** Updates an order in all cached lists and details. Lists keep their rows. The history is read again. */
export function showOrder(queries: Queries, order: Order): void {
  const { orders, visits, day } = queries;
  orders.one.setData({ orderId: order._id }, (cached) => cached && { ...cached, ...order });
  orders.table.setQueriesData({}, {}, (cached) =>
    cached?.items.some(({ _id }) => _id === order._id)
      ? { ...cached, items: cached.items.map((item) => (item._id === order._id ? order : item)) }
      : cached,
  );
  for (const query of [orders.events, orders.whatsApp, orders.counts, visits.times, day.board])
    void query.invalidate();
}

/**
 * Returns a function that takes a step of an order, and whether a step is pending. After a 409 the order is
 * read again.
 */
export function useOrderStep() {
  const queries = trpc.useUtils();
  const [run, pending] = usePending(
    async (step: () => Promise<{ message: string; data: Order }>, onSuccess: () => void) => {
      try {
        const { message, data } = await step();
        showOrder(queries, data);
        toast.success(message);
        onSuccess();
      } catch (error) {
        toast.error(wordsOf(error));
        if (codeOf(error) !== 'CONFLICT') return;
        const { orders, visits, day } = queries;
        for (const query of [orders.one, orders.events, visits.times, day.board]) void query.invalidate();
      }
    },
  );
  return { run, pending };
}
