// Changing one's mind on My Orders.
import { trpc } from '#client/lib/trpc.ts';
import type { MindChanges } from './change-of-mind.ts';

/** The changes of an order of one's own. */
export function useOwnChanges(id: string): MindChanges {
  const queries = trpc.useUtils();
  const reschedule = trpc.orders.reschedule.useMutation();
  const cancel = trpc.orders.cancel.useMutation();
  return {
    reschedule: (visit) => reschedule.mutateAsync({ id, visit }),
    cancel: (reason) => cancel.mutateAsync({ id, reason }),
    refresh: () => Promise.all([queries.orders.own.invalidate(), queries.orders.events.invalidate({ id })]),
  };
}
