// Changing one's mind about an order, once, whatever the connection does: what is sent, and what follows from the answer.
import { useState } from 'react';
import { isRefusal, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { failures, wordsOfFailure } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { Order } from '#shared/orders/schema.ts';
import { stageTable } from '#shared/orders/stages.ts';
import type { VisitChoice } from '#shared/visits/schema.ts';

/** The two actions of a page (My Orders, the tracking page), and how it reads anew what they change. */
export type MindChanges = {
  reschedule: (visit: VisitChoice) => Promise<{ message: string }>;
  cancel: (reason: string | null) => Promise<{ message: string }>;
  refresh: () => Promise<unknown>;
};

/** What the dialog of a change gets. */
export type ChangeDialogProps = {
  order: Pick<Order, 'visit'>;
  changes: MindChanges;
  close: () => void;
};

// An answer was lost and it is pressed again, or somebody else was quicker: it is as it was wanted.
const isCancelledAlready = (words: string) =>
  words === wordsOfFailure('stepImpossible', 0, stageTable.cancelled.words);

/** `taken` reads the free times anew, where one was chosen that is none any more. */
type Then = { close: () => void; taken?: () => Promise<unknown> };

/**
 * One action of a dialog. `run` does nothing while it is under way; it closes the dialog when it is done, or not possible any
 * more. `failure` has the words where the dialog stays: a time that was taken (the times are read anew), or a shop that
 * was not reached, where pressing again does no harm.
 */
export function useChangeOfMind({ refresh }: MindChanges, { close, taken }: Then) {
  const queries = trpc.useUtils();
  const [failure, setFailure] = useState<string | null>(null);

  const end = async (kind: 'success' | 'error', words: string) => {
    toast[kind](words);
    close();
    await Promise.all([refresh(), queries.visits.times.invalidate()]);
  };
  const [run, pending] = usePending(async (send: () => Promise<{ message: string }>) => {
    setFailure(null);
    try {
      const { message } = await send();
      await end('success', message);
    } catch (error) {
      const words = wordsOf(error);
      if (isCancelledAlready(words)) return end('success', successMessages.bookingCancelled);
      if (isRefusal(error) && words !== failures.visitTaken.text) return end('error', words);
      setFailure(words);
      if (isRefusal(error)) await taken?.();
    }
  });
  return { run, pending, failure };
}
