import { type Queries, trpc } from '#client/lib/trpc.ts';
import type { Order } from '#shared/orders/schema.ts';
import { readAgain, useAction } from '../../use-action.ts';

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

/** Returns a function that takes a step of an order, and whether a step is pending. */
export function useOrderStep() {
  const queries = trpc.useUtils();
  const [act, pending] = useAction([]);
  const run = (step: () => Promise<{ message: string; data: Order }>, done?: () => void) =>
    act(
      async () => {
        const answer = await step();
        showOrder(queries, answer.data);
        return answer;
      },
      done,
      // Somebody else may have taken a step of this order.
      () => void readAgain(queries, ['orders', 'visits', 'day']),
    );
  return [run, pending] as const;
}
