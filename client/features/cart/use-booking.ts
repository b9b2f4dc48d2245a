// Booking: once, whatever the connection does; what went wrong in words; fresh data afterwards.
import { useEffect, useRef, useState } from 'react';
import { codeOf, isUnreachable, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { cashOnDelivery } from '#shared/business.ts';
import { clientMessages } from '#shared/messages.ts';
import { type BookingDetails, type BookingPrefill, bookingContact } from '#shared/orders/schema.ts';
import type { Visit } from '#shared/visits/schema.ts';
import type { useVisit } from '../visits/use-visit.ts';
import { bookingKey, dropBookingKey } from './booking-key.ts';
import { type BookingLine, totalsOf } from './totals.ts';

type Options = {
  /** Names this booking among others in the browser: the cart's, or a repeated order's. */
  name: string;
  /** What is booked is the cart: refused where another tab has booked or taken out one of its services. */
  fromCart?: boolean;
  /** The time that is asked for. */
  visit: Pick<ReturnType<typeof useVisit>, 'visit' | 'pending' | 'forget' | 'hold' | 'renew'>;
  /** The shop's prices or services, or the cart, are not those that were seen: reads them anew. */
  offerChanged: () => Promise<unknown>;
  booked: (order: PlacedOrder) => void;
};

/** `number` is what people say; `differs`: a first try had gone through, with other people or places. */
export type PlacedOrder = { number: number; visit: Visit | null; differs: boolean };

// a field that may be left out is the same blank and not given
const areOthers = (sent: BookingDetails, written: BookingPrefill) =>
  bookingContact.keyof().options.some((field) => (sent[field] ?? '') !== (written[field] ?? ''));

const perhapsBooked = 'It may have gone through all the same: please look at My Orders.';

/**
 * `book` does nothing while one is `underWay`, or `pending`: the time is not known yet. `failure` has the words for the dialog,
 * null where all is well.
 */
export function useBooking({ name, fromCart = false, visit: time, offerChanged, booked }: Options) {
  const queries = trpc.useUtils();
  const mutation = trpc.orders.book.useMutation();
  const running = useRef(false);
  const [underWay, setUnderWay] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  // who has gone on to another page reads no words in the dialog
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const fail = async (error: unknown) => {
    const code = codeOf(error);
    if (code === 'UNAUTHORIZED') return toast.error(wordsOf(error));
    if (isUnreachable(error)) {
      time.hold();
      if (isShown.current) toast.error(clientMessages.bookingError);
      else {
        toast.error(`${clientMessages.bookingError} ${perhapsBooked}`);
        void queries.cart.invalidate();
        void queries.orders.invalidate();
      }
      setFailure(`${wordsOf(error)} Pressing Book again never books twice.`);
      return;
    }
    toast.error(code === 'CONFLICT' ? wordsOf(error) : clientMessages.bookingFailed);
    setFailure(wordsOf(error));
    if (code === 'CONFLICT' || code === 'NOT_FOUND') await Promise.all([offerChanged(), time.renew()]);
  };

  const book = async ({ note, ...contact }: BookingDetails, lines: readonly BookingLine[]) => {
    if (running.current || time.pending) return;
    const { visit } = time;
    running.current = true;
    setUnderWay(true);
    setFailure(null);
    try {
      const { message, data, created } = await mutation.mutateAsync({
        ...contact,
        ...totalsOf(lines),
        orderId: bookingKey(name, { lines, visit, note: note ?? '' }),
        visit: visit && { date: visit.date, from: visit.from },
        note,
        paymentMethod: cashOnDelivery,
        products: lines.map(({ productId, productName, quantity }) => ({ productId, productName, quantity })),
        fromCart,
      });
      dropBookingKey(name);
      time.forget();
      toast.success(message);
      booked({ number: data.orderNumber, visit: data.visit, differs: !created && areOthers(contact, data) });
      void queries.cart.invalidate();
      void queries.orders.invalidate();
      void queries.visits.times.invalidate();
    } catch (error) {
      await fail(error);
    } finally {
      running.current = false;
      setUnderWay(false);
    }
  };
  return { book, underWay, pending: underWay || time.pending, failure, clearFailure: () => setFailure(null) };
}
