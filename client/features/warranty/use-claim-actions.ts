import { trpc } from '#client/lib/trpc.ts';
import type { Order } from '#shared/orders/schema.ts';
import type { ClaimActions } from './use-claim.ts';

/** Sends claims about an order. Only the office may overbook (`knowingly`), which the server checks. */
export function useClaimActions(): (orderId: string) => ClaimActions<Order> {
  const queries = trpc.useUtils();
  const { mutateAsync } = trpc.warranty.claim.useMutation();
  return (orderId) => ({
    send: async (claim) => {
      const { message, data } = await mutateAsync({ ...claim, orderId });
      return { message, made: data };
    },
    refresh: () =>
      Promise.all([
        queries.orders.invalidate(),
        queries.warranty.invalidate(),
        queries.appliances.invalidate(),
      ]),
  });
}
