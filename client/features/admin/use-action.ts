import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { type Answer, type Queries, trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';

type Changed = 'all' | readonly (keyof Answer)[];

export const readAgain = (queries: Queries, changed: Changed): Promise<unknown> =>
  changed === 'all'
    ? queries.invalidate()
    : Promise.all(changed.map((domain) => queries[domain].invalidate()));

/**
 * Returns a function that sends a change, and whether one is pending. Until then another press does nothing. The
 * answer's message is a toast; a failure is one, or goes to `failed`. Then the domains in `changed` are read again.
 */
export function useAction(changed: Changed, failed: (words: string, error: unknown) => void = toast.error) {
  const queries = trpc.useUtils();
  return usePending(
    async (
      send: () => Promise<{ message: string }>,
      done: () => void = () => {},
      refused: (error: unknown) => void = () => {},
    ) => {
      try {
        const { message } = await send();
        toast.success(message);
        done();
      } catch (error) {
        failed(wordsOf(error), error);
        refused(error);
      }
      await readAgain(queries, changed);
    },
  );
}
