import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';

/**
 * Returns a function that changes a bill, and whether a change is pending. `done` runs after a success,
 * `changed` after a 409.
 */
export function useBillAction() {
  const queries = trpc.useUtils();
  const readAnew = () =>
    Promise.all([
      queries.bills.invalidate(),
      queries.orders.one.invalidate(),
      queries.orders.table.invalidate(),
      queries.orders.events.invalidate(),
      queries.orders.whatsApp.invalidate(),
    ]);
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
