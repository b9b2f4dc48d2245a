import type { ClaimActions } from '#client/features/warranty/use-claim.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Order } from '#shared/orders/schema.ts';

export function useCallerClaim(): (orderId: string) => ClaimActions<Order> {
  const queries = trpc.useUtils();
  const { mutateAsync } = trpc.warranty.claim.useMutation();
  return (orderId) => ({
    send: async (claim) => {
      const { message, data } = await mutateAsync({ ...claim, orderId });
      return { message, made: data };
    },
    refresh: () => Promise.all([queries.orders.invalidate(), queries.warranty.invalidate()]),
  });
}
