// What follows every change of a category: its toast, and lists that are read anew.

import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { isRefusal, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';

/**
 * Gives a function that runs a change: true where it was made. A refusal is told in the server's words; `failed`
 * are the words where there are none (docs/rules.md#texts).
 */
export function useCategoryChange() {
  const queryClient = useQueryClient();
  return async (change: () => Promise<{ message: string }>, failed: string): Promise<boolean> => {
    try {
      const { message } = await change();
      toast.success(message);
      // services carry their category's value along
      await queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.catalogue) });
      return true;
    } catch (error) {
      toast.error(isRefusal(error) ? wordsOf(error) : failed);
      return false;
    }
  };
}
