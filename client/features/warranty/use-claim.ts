// Claiming a warranty: once, whatever the connection does; what went wrong in words.
import { useState } from 'react';
import { isUnreachable, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Visit, VisitChoice } from '#shared/visits/schema.ts';
import { bookingKey, dropBookingKey } from '../cart/booking-key.ts';
import type { BookingLine } from '../cart/totals.ts';
import type { useVisit } from '../visits/use-visit.ts';

/** What is sent: from My Orders, by a tracking link or by an admin. */
export type ClaimSent = {
  productId: string;
  note: string;
  visit: VisitChoice | null;
  key: string;
  /** An admin means a time that is not free. */
  knowingly: boolean;
};

/** The order that a claim has made. */
export type ClaimMade = { orderNumber: number; visit: Visit | null };

export type ClaimActions<Made extends ClaimMade> = {
  send: (claim: ClaimSent) => Promise<{ message: string; made: Made }>;
  /** Reads anew what a claim changes. */
  refresh: () => Promise<unknown>;
};

type Options<Made extends ClaimMade> = ClaimActions<Made> & {
  /** Names this claim among others in the browser. */
  name: string;
  line: BookingLine;
  time: ReturnType<typeof useVisit>;
};

/** `claim` gives the new order, null where there is none; `failure` has the words for the dialog then. */
export function useClaim<Made extends ClaimMade>({ name, line, time, send, refresh }: Options<Made>) {
  const queries = trpc.useUtils();
  const [failure, setFailure] = useState<string | null>(null);

  const claim = async (note: string): Promise<Made | null> => {
    const { visit } = time;
    setFailure(null);
    try {
      const { message, made } = await send({
        productId: line.productId,
        note,
        visit: visit && { date: visit.date, from: visit.from },
        key: bookingKey(name, { lines: [line], visit, note }),
        knowingly: time.meant,
      });
      dropBookingKey(name);
      toast.success(message);
      void refresh();
      void queries.visits.times.invalidate();
      return made;
    } catch (error) {
      const unreachable = isUnreachable(error);
      if (unreachable) time.hold();
      setFailure(wordsOf(error) + (unreachable ? ' Pressing Claim warranty again never claims twice.' : ''));
      if (!unreachable) await Promise.all([refresh(), time.renew()]);
      return null;
    }
  };
  return { claim, failure };
}
