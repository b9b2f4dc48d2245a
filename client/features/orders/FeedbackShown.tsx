// The feedback that was given on an order.
import { StarRating } from '#client/ui/StarRating.tsx';
import classes from './OrderFeedback.module.css';

export function FeedbackShown({ rating, comment }: { rating: number; comment: string }) {
  return (
    <div className={classes.shown}>
      <p className={classes.yours}>
        Your feedback <StarRating average={rating} />
        <span className={classes.inWords} aria-hidden="true">
          {rating} out of 5
        </span>
      </p>
      <blockquote className={classes.comment}>{comment}</blockquote>
    </div>
  );
}
