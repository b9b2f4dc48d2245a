// The cart at work: services on one side, the order form on the other, the dialog between them and the booking.
import { useState } from 'react';
import { CallUs } from '#client/features/content/CallUs.tsx';
import { dropDraft } from '#client/lib/draft.ts';
import { toast } from '#client/lib/toast.ts';
import type { Cart, CartLine } from '#shared/cart/schema.ts';
import type { BookingDetails, BookingPrefill } from '#shared/orders/schema.ts';
import { useVisit } from '../visits/use-visit.ts';
import { VisitPicker } from '../visits/VisitPicker.tsx';
import { Booked } from './Booked.tsx';
import { LineList } from './BookingSummary.tsx';
import { triedVisit } from './booking-key.ts';
import classes from './CartPage.module.css';
import { CartServices } from './CartServices.tsx';
import { ConfirmBooking } from './ConfirmBooking.tsx';
import { ContactSummary } from './ContactSummary.tsx';
import { OrderForm } from './OrderForm.tsx';
import type { OfferedLine } from './totals.ts';
import { type PlacedOrder, useBooking } from './use-booking.ts';

type Props = {
  cart: Cart;
  /** Reads the cart anew; undefined where that failed. */
  reload: () => Promise<Cart | undefined>;
  prefill: BookingPrefill;
  /** Name of what is kept of this customer's form. */
  draft: string;
  setQuantity: (line: CartLine, quantity: number) => void;
  remove: (line: CartLine) => void;
  forgetDropped: () => void;
};

const linesOf = (cart: Cart): OfferedLine[] =>
  cart.lines.map(({ quantity, service: { _id, productName, charge, warrantyDays } }) => ({
    productId: _id,
    productName,
    quantity,
    price: charge,
    warrantyDays,
  }));

export function Checkout({ cart, reload, prefill, draft, ...change }: Props) {
  // What is being confirmed is kept apart from the cart, which may have been emptied by a try whose answer was lost.
  const [asked, setAsked] = useState<{ contact: BookingDetails; lines: OfferedLine[] } | null>(null);
  const [opened, setOpened] = useState(false);
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const lines = linesOf(cart);
  const empty = lines.length === 0;

  const visit = useVisit({ draft, tried: () => triedVisit(draft), enabled: !empty });

  const { book, underWay, pending, failure, clearFailure } = useBooking({
    name: draft,
    fromCart: true,
    visit,
    offerChanged: async () => {
      const now = await reload();
      if (!now) return;
      setAsked((before) => before && { ...before, lines: linesOf(now) });
      if (now.lines.length === 0) setOpened(false);
    },
    booked: (order) => {
      dropDraft(draft);
      setOpened(false);
      setPlaced(order);
      if (order.differs) toast.error(alreadyBooked);
    },
  });

  const confirm = (contact: BookingDetails) => {
    clearFailure();
    setAsked({ contact, lines });
    setOpened(true);
  };

  return (
    <>
      {placed !== null ? (
        <Booked {...placed} />
      ) : (
        <>
          <h1 className={classes.title}>Cart</h1>
          <div
            className={classes.layout}
            data-empty={empty || undefined}
            inert={opened}
            aria-hidden={opened || undefined}
          >
            <div className={classes.side}>
              <CartServices cart={cart} {...change} />
              <CallUs words="Need help?" />
            </div>
            {!empty && (
              <OrderForm
                prefill={prefill}
                draft={draft}
                lines={lines}
                visit={visit.visit}
                picker={<VisitPicker {...visit.picker} />}
                confirm={confirm}
              />
            )}
          </div>
        </>
      )}
      <ConfirmBooking
        opened={opened}
        close={() => setOpened(false)}
        lines={asked?.lines ?? []}
        visit={visit.visit}
        mobile={asked?.contact.mobile ?? ''}
        underWay={underWay}
        pending={pending}
        failure={failure}
        onBook={(event) => {
          event.preventDefault();
          if (asked) void book(asked.contact, asked.lines);
        }}
      >
        {asked && (
          <>
            <ContactSummary contact={asked.contact} />
            <LineList lines={asked.lines} />
            <VisitPicker {...visit.picker} />
          </>
        )}
      </ConfirmBooking>
    </>
  );
}

const alreadyBooked =
  'Your booking had already gone through, with the details you gave first. To change them, please call us.';
