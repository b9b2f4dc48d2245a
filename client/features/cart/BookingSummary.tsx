// What would be booked: services, total, and what happens next.
import { Money } from '#client/ui/Money.tsx';
import { legal, payAfterService } from '#shared/business.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { formatVisit } from '#shared/visits/words.ts';
import { warrantyWords } from '#shared/warranty/words.ts';
import { partsExtra } from '../catalogue/charge-words.ts';
import { PlusTax } from '../catalogue/PlusTax.tsx';
import classes from './BookingSummary.module.css';
import { type BookingLine, totalsOf } from './totals.ts';

export function LineList({ lines }: { lines: readonly BookingLine[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map(({ productId, productName, quantity, price }) => (
        <li key={productId}>
          <span>
            {productName}
            {quantity > 1 && (
              <span className={classes.pieces}>
                {' '}
                {quantity} × <Money rupees={price} />
              </span>
            )}
          </span>
          <Money rupees={totalsOf([{ quantity, price }]).totalPrice} />
        </li>
      ))}
    </ul>
  );
}

/** The total; how and when it is paid stands below it (HowPaid). */
export function Total({ lines }: { lines: readonly BookingLine[] }) {
  const { totalPrice } = totalsOf(lines);
  return (
    <p className={classes.total}>
      <strong>Total</strong>
      <span className={classes.sum}>
        <Money rupees={totalPrice} className={classes.rupees} />
        {totalPrice > 0 && <PlusTax />}
      </span>
    </p>
  );
}

/** The time that would be booked. */
export const VisitLine = ({ visit }: { visit: Visit | null }) => (
  <p className={classes.visit}>
    <strong>Visit</strong>
    <span>{visit ? formatVisit(visit) : 'We call you to agree on a time'}</span>
  </p>
);

export const HowPaid = () => (
  <p className={classes.paid}>Cash on Delivery: you pay after the service. {partsExtra}</p>
);

type Next = { lines: readonly { warrantyDays: number }[]; visit: Visit | null; mobile?: string };

export function WhatHappensNext({ lines, visit, mobile }: Next) {
  return (
    <div className={classes.next}>
      <h3>What happens next</h3>
      <ol>
        {visit ? (
          <li>
            Our technician comes to your place on {formatVisit(visit)}. Until then you can change the time in
            My Orders.
          </li>
        ) : (
          <>
            <li>
              We call you{mobile && ` on ${mobile}`} within 2 hours to agree on a time. If you book at night,
              we call in the morning.
            </li>
            <li>Our technician comes to your place. {legal.promise}.</li>
          </>
        )}
        <li>
          {`${payAfterService}. ${warrantyWords(lines.map(({ warrantyDays }) => warrantyDays))}`.trim()}
        </li>
      </ol>
    </div>
  );
}
