import { useState } from 'react';
import { codeOf, isUnreachable, wordsOf } from '#client/lib/failure.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { isGuest } from '#shared/accounts/guest.ts';
import { cashOnDelivery } from '#shared/business.ts';
import { clientMessages } from '#shared/client-messages.ts';
import { orderFailureTexts } from '#shared/order-failure-texts.ts';
import { contactFields } from '#shared/orders/contact.ts';
import type { BookingDetails, BookingPrefill } from '#shared/orders/schema.ts';
import type { Visit } from '#shared/visits/schema.ts';
import type { useVisit } from '../visits/use-visit.ts';
import { bookingKey, dropBookingKey } from './booking-key.ts';
import { cartTexts as t } from './texts.ts';
import { type BookingLine, totalsOf } from './totals.ts';

type Options = {
  name: string;
  fromCart?: boolean;
  /** The sticker from which the customer came to book. */
  sticker?: string | undefined;
  visit: Pick<ReturnType<typeof useVisit>, 'visit' | 'pending' | 'forget' | 'hold' | 'renew'>;
  /** Reads the offer again. True if the services turn out to be booked already. */
  offerChanged: () => Promise<unknown>;
  booked: (order: PlacedOrder) => void;
};

/** A placed order. `differs` is true if an earlier attempt had already booked, with another contact. */
export type PlacedOrder = { id: string; number: number; visit: Visit | null; differs: boolean };

// Blank and missing contact fields are equal.
const isOtherContact = (sent: BookingDetails, stored: BookingPrefill) =>
  contactFields.some((field) => (sent[field] ?? '') !== (stored[field] ?? ''));

/** Whether a refusal is about the visit's time. It is shown at the time, without a toast. */
export const isAboutVisit = (words: string): boolean =>
  (['visitTaken', 'numberHasVisits', 'bookedAlready'] as const).some((id) => words === orderFailureTexts(id));

/** Books once, even if an answer was lost. `failure` is the text for the dialog. */
export function useBooking({ name, fromCart = false, sticker, visit: time, offerChanged, booked }: Options) {
  const queries = trpc.useUtils();
  const { user } = useCurrentUser();
  const [asGuest, asAccount] = [trpc.orders.bookAsGuest.useMutation(), trpc.orders.book.useMutation()];
  const mutation = user && isGuest(user) ? asGuest : asAccount;
  const [failure, setFailure] = useState<string | null>(null);
  const [doubtedKey, setDoubtedKey] = useState<string | null>(null);

  const fail = async (error: unknown) => {
    const code = codeOf(error);
    const isStale = code === 'CONFLICT' || code === 'NOT_FOUND';
    if (isStale && (await offerChanged()) === true) return toast.success(t('bookedThere'));
    if (code === 'UNAUTHORIZED') return toast.error(wordsOf(error));
    if (isUnreachable(error)) {
      time.hold();
      toast.error(clientMessages.bookingError);
      setFailure(`${wordsOf(error)} ${t('neverTwice')}`);
      return;
    }
    if (!isAboutVisit(wordsOf(error)))
      toast.error(code === 'CONFLICT' ? wordsOf(error) : clientMessages.bookingFailed);
    setFailure(wordsOf(error));
    if (isStale) await time.renew();
  };

  const book = async ({ note, ...contact }: BookingDetails, lines: readonly BookingLine[]) => {
    if (mutation.isPending || time.pending) return;
    const { visit } = time;
    const orderId = bookingKey(name, { lines, visit, note: note ?? '' });
    setFailure(null);
    try {
      const { message, data, created } = await mutation.mutateAsync({
        ...contact,
        ...totalsOf(lines),
        orderId,
        secondBooking: doubtedKey === orderId,
        visit: visit && { date: visit.date, from: visit.from },
        note,
        paymentMethod: cashOnDelivery,
        products: lines.map(({ productId, productName, quantity, appliances = [] }) => ({
          productId,
          productName,
          quantity,
          applianceIds: appliances.flatMap(({ _id }) => _id ?? []).slice(0, quantity),
        })),
        fromCart,
        sticker,
      });
      dropBookingKey(name);
      time.forget();
      toast.success(message);
      booked({
        id: data._id,
        number: data.orderNumber,
        visit: data.visit,
        differs: !created && isOtherContact(contact, data),
      });
      void queries.cart.invalidate();
      void queries.orders.invalidate();
      void queries.visits.times.invalidate();
    } catch (error) {
      if (wordsOf(error) === orderFailureTexts('bookedAlready')) setDoubtedKey(orderId);
      await fail(error);
    }
  };
  const { isPending: isBooking } = mutation;
  return {
    book,
    isBooking,
    pending: isBooking || time.pending,
    failure,
    clearFailure: () => setFailure(null),
  };
}
