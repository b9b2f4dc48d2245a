// What customers wrote after their repair.
import { useState } from 'react';
import emptyArt from '#client/assets/empty/no-feedback.svg';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { StarRating } from '#client/ui/StarRating.tsx';
import type { ServiceFeedback } from '#shared/catalogue/schema.ts';
import { formatLongDate } from '#shared/format.ts';
import classes from './Feedbacks.module.css';

const firstFew = 6;

export function Feedbacks({ feedbacks }: { feedbacks: readonly ServiceFeedback[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? feedbacks : feedbacks.slice(0, firstFew);
  return (
    <section className={classes.feedbacks} aria-labelledby="feedback">
      <h2 id="feedback">Customer feedback</h2>
      {feedbacks.length === 0 ? (
        <EmptyState
          art={emptyArt}
          level={3}
          title="No feedback yet"
          text="Customers can rate this service after we have done it."
        />
      ) : (
        <ul className={classes.list}>
          {shown.map((feedback) => (
            <li key={feedback.createdAt + feedback.fullname} className={classes.feedback}>
              <p className={classes.rating}>
                <StarRating average={feedback.rating} />
                <span aria-hidden="true">{feedback.rating} out of 5</span>
              </p>
              <p className={classes.comment}>{feedback.comment}</p>
              <p className={classes.who}>
                {feedback.fullname}, {formatLongDate(feedback.createdAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {shown.length < feedbacks.length && (
        <Button variant="outline" className={classes.more} onClick={() => setAll(true)}>
          Show all {feedbacks.length}
        </Button>
      )}
    </section>
  );
}
