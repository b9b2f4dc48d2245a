import { useCurrentUser } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { isGuest } from '#shared/accounts/guest.ts';

export function useGuest() {
  const queries = trpc.useUtils();
  const { user } = useCurrentUser();
  const hasThings = async (): Promise<boolean> => {
    try {
      const [{ count }, { items }] = await Promise.all([
        queries.cart.count.fetch(undefined, { staleTime: 0 }),
        queries.orders.own.fetch({ limit: 1 }, { staleTime: 0 }),
      ]);
      return count > 0 || items.length > 0;
    } catch {
      return true;
    }
  };
  return { guest: user !== null && isGuest(user), hasThings };
}
