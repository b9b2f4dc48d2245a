// What follows every change of a reel: its toast, and the list that is read anew.
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';

/** Gives a function that runs a change: null where it was made, else the words of the refusal (told as a toast). */
export function useReelChange() {
  const queryClient = useQueryClient();
  return async (change: () => Promise<{ message: string }>): Promise<string | null> => {
    try {
      const { message } = await change();
      toast.success(message);
      await queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.business.reels) });
      return null;
    } catch (error) {
      toast.error(wordsOf(error));
      return wordsOf(error);
    }
  };
}
