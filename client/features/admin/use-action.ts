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
 * Returns a function that sends a change, and whether a change is pending. While it is pending, a press does
 * nothing. Shows the answer or a failure as a toast, or calls `failed`. Then refetches the domains in `changed`.
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
