import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bookingKey, dropBookingKey } from '#client/features/cart/booking-key.ts';
import { type BookingLine, totalsOf } from '#client/features/cart/totals.ts';
import type { useVisit } from '#client/features/visits/use-visit.ts';
import { codeOf, fieldFailures, isUnreachable, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { CallerForm } from '#shared/orders/callers.ts';
import { paths } from '#shared/paths.ts';
import { newBookingTexts as t } from './texts.ts';

type Options = {
  visit: ReturnType<typeof useVisit>;
  /** The enquiry to book. `done` also sets its status to Complete. */
  enquiry: { id: string; done: boolean } | null;
  lines: readonly BookingLine[];
  setLines: (lines: BookingLine[]) => void;
  onBooked: () => void;
};

export function useCallerBooking({ visit: time, enquiry, lines, setLines, onBooked }: Options) {
  const queries = trpc.useUtils();
  const navigate = useNavigate();
  const mutation = trpc.orders.bookForCaller.useMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const readAgain = async () => {
    const offers = await Promise.all(
      lines.map(({ productId }) =>
        queries.catalogue.service.fetch({ productId }, { staleTime: 0 }).catch(() => null),
      ),
    );
    setLines(
      lines.flatMap((line, at) => {
        const product = offers[at]?.product;
        return product ? [{ ...line, productName: product.productName, price: product.charge }] : [];
      }),
    );
  };

  const fail = async (error: unknown) => {
    if (isUnreachable(error)) {
      time.hold();
      return setFailure(t('neverTwice', { failure: wordsOf(error) }));
    }
    setFailure(wordsOf(error));
    const code = codeOf(error);
    if (code === 'CONFLICT' || code === 'NOT_FOUND')
      await Promise.all([readAgain(), time.renew(), queries.enquiries.one.invalidate()]);
  };

  const book = async (asked: CallerForm, customerId: string | null) => {
    const { visit } = time;
    // A booking for another customer needs another idempotency key, even with the same services.
    const name = `caller ${enquiry?.id ?? asked.mobile}`;
    setFailure(null);
    try {
      const { message, data } = await mutation.mutateAsync({
        ...asked,
        ...totalsOf(lines),
        products: lines.map(({ productId, productName, quantity }) => ({ productId, productName, quantity })),
        orderId: bookingKey(name, { lines, visit, note: asked.note ?? '' }),
        visit: visit && { date: visit.date, from: visit.from },
        knowingly: time.overbooked,
        customerId,
        ...(enquiry && { enquiryId: enquiry.id, enquiryDone: enquiry.done }),
      });
      dropBookingKey(name);
      toast.success(message);
      onBooked();
      // Back must not lead to the form of a booked order.
      await navigate(paths.admin.order(data._id), { replace: true });
      void queries.orders.invalidate();
      void queries.enquiries.invalidate();
      void queries.visits.times.invalidate();
      void queries.accounts.byMobile.invalidate();
    } catch (error) {
      if (Object.keys(fieldFailures(error)).length > 0) throw error;
      await fail(error);
    }
  };
  return { book, failure };
}
