// One order: what, where, for how much, how far it is, what the customer thinks of it.
import { useId } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { formatLongDate } from '#shared/format.ts';
import type { Order } from '#shared/orders/schema.ts';
import { LineList } from '../cart/BookingSummary.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackShown } from './FeedbackShown.tsx';
import classes from './OrderCard.module.css';
import { StatusBadge } from './StatusBadge.tsx';
import { whatNow } from './what-now.ts';

export function OrderCard({ order, bookAgain }: { order: Order; bookAgain: () => void }) {
  const headingId = useId();
  const [feedback] = order.feedback;
  return (
    <article className={classes.order} aria-labelledby={headingId}>
      <header className={classes.head}>
        <h3 className={classes.date} id={headingId}>
          Order {order.orderNumber}{' '}
          <time dateTime={order.createdAt} className={classes.booked}>
            {formatLongDate(order.createdAt)}
          </time>
        </h3>
        <StatusBadge status={order.status} />
      </header>
      <p>{whatNow(order, Date.now())}</p>
      <LineList lines={order.products} />
      <p className={classes.total}>
        <span>Total, {order.paymentMethod}</span>
        <Money rupees={order.totalPrice} className={classes.rupees} />
      </p>
      <p className={classes.where}>
        {order.fullname}, {order.street}, {order.area}. Mobile {order.mobile}.
      </p>
      <Button variant="outline" aria-describedby={headingId} onClick={bookAgain}>
        Book Again
      </Button>
      <div className={classes.feedback}>
        {feedback ? (
          <FeedbackShown {...feedback} />
        ) : (
          <FeedbackForm orderId={order._id} describedBy={headingId} />
        )}
      </div>
    </article>
  );
}

/** An order's place while the list is loading. */
export const OrderSkeleton = () => (
  <div className={classes.order} aria-hidden="true">
    <Skeleton width="60%" height={27} />
    <Skeleton width="100%" height={25} />
    <Skeleton width="100%" height={44} />
    <Skeleton width="80%" height={40} />
    <Skeleton width={140} height={44} radius="var(--radius-input)" />
    <Skeleton width="100%" height={220} radius="var(--radius-input)" />
  </div>
);
