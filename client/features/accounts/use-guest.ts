// A guest, and whether there is anything to lose.
import { useCurrentUser } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { isGuest } from '#shared/accounts/guest.ts';

/**
 * `guest` is true for who is here without an account. `hasThings` asks the server whether this guest has bookings or a
 * cart; where it can't say, there may be some.
 */
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
