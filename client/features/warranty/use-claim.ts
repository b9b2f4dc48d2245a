import { useState } from 'react';
import { isUnreachable, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Visit, VisitChoice } from '#shared/visits/schema.ts';
import { bookingKey, dropBookingKey } from '../cart/booking-key.ts';
import type { BookingLine } from '../cart/totals.ts';
import type { useVisit } from '../visits/use-visit.ts';
import { warrantyTexts as t } from './texts.ts';

export type ClaimSent = {
  productId: string;
  note: string;
  visit: VisitChoice | null;
  key: string;
  knowingly: boolean;
};

export type ClaimMade = { orderNumber: number; visit: Visit | null };

export type ClaimActions<Made extends ClaimMade> = {
  send: (claim: ClaimSent) => Promise<{ message: string; made: Made }>;
  refresh: () => Promise<unknown>;
};

type Options<Made extends ClaimMade> = ClaimActions<Made> & {
  name: string;
  line: BookingLine;
  time: ReturnType<typeof useVisit>;
};

/** Sends a warranty claim. `claim` returns the new order, or null with a message in `failure`. */
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
        knowingly: time.overbooked,
      });
      dropBookingKey(name);
      toast.success(message);
      void refresh();
      void queries.visits.times.invalidate();
      return made;
    } catch (error) {
      const unreachable = isUnreachable(error);
      if (unreachable) time.hold();
      setFailure(wordsOf(error) + (unreachable ? ` ${t('neverTwice')}` : ''));
      if (!unreachable) await Promise.all([refresh(), time.renew()]);
      return null;
    }
  };
  return { claim, failure };
}
