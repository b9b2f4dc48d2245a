import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';

/**
 * Returns a function that changes a bill, and whether a change is pending. `done` runs after a success,
 * `changed` after a 409.
 */
export function useBillAction() {
  const queryClient = useQueryClient();
  const readAnew = () =>
    Promise.all(
      [trpc.bills, trpc.orders.one, trpc.orders.table, trpc.orders.events, trpc.orders.whatsApp].map(
        (query) => queryClient.invalidateQueries({ queryKey: getQueryKey(query as typeof trpc.bills) }),
      ),
    );
  return usePending(
    async (action: () => Promise<{ message: string }>, done: () => void, changed: () => void = () => {}) => {
      try {
        const { message } = await action();
        toast.success(message);
        done();
        await readAnew();
      } catch (error) {
        toast.error(wordsOf(error));
        if (codeOf(error) !== 'CONFLICT') return;
        changed();
        await readAnew();
      }
    },
  );
}
