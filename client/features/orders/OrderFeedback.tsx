// What the customer thinks of an order: to read where it was given, else to give.
import type { Order } from '#shared/orders/schema.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackShown } from './FeedbackShown.tsx';
import classes from './OrderFeedback.module.css';

type Props = {
  order: Pick<Order, '_id' | 'stage' | 'feedback'>;
  /** Id of the order's heading. */
  describedBy: string;
};

export function OrderFeedback({ order: { _id, stage, feedback }, describedBy }: Props) {
  const [given] = feedback;
  // of a visit that did not take place there is nothing to ask
  if (!given && stage === 'cancelled') return null;
  return (
    <div className={classes.feedback}>
      {given ? <FeedbackShown {...given} /> : <FeedbackForm orderId={_id} describedBy={describedBy} />}
    </div>
  );
}
