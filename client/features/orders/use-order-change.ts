import { useState } from 'react';
import { isRefusal, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { orderFailureTexts } from '#shared/order-failure-texts.ts';
import type { Order } from '#shared/orders/schema.ts';
import { stageWords } from '#shared/orders/stages.ts';
import type { SentForm } from '#shared/sent-form.ts';
import { successTexts } from '#shared/success-texts.ts';
import type { VisitChoice } from '#shared/visits/schema.ts';
import { isAboutVisit } from '../cart/use-booking.ts';

export type ChangeRequests = {
  /** The order's id, or 'link' on the page of a tracking link. */
  id: string;
  reschedule: (visit: VisitChoice) => Promise<{ message: string }>;
  cancel: (reason: string | null) => Promise<{ message: string }>;
  refresh: () => Promise<unknown>;
};

export type ChangeDialogProps = {
  order: Pick<Order, 'visit' | 'partExpected' | 'products'>;
  changes: ChangeRequests;
  close: () => void;
  /** The form with which a browser without scripts opened the dialog. */
  sent: SentForm | null;
};

// The order is cancelled already if the first response was lost, or if another person cancelled first.
const isCancelledAlready = (words: string) =>
  words === orderFailureTexts('stepImpossible', { words: stageWords('cancelled') });

type Callbacks = { close: () => void; renew?: () => Promise<unknown> };

/**
 * Changes an order. `run` sends one change. It closes the dialog if the change succeeds or is no longer
 * possible. Otherwise the dialog stays open with the message `failure`.
 */
export function useOrderChange({ refresh }: ChangeRequests, { close, renew }: Callbacks) {
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
      if (isCancelledAlready(words)) return end('success', successTexts('bookingCancelled'));
      if (isRefusal(error) && !isAboutVisit(words)) return end('error', words);
      setFailure(words);
      if (isRefusal(error)) await renew?.();
    }
  });
  return { run, pending, failure };
}
