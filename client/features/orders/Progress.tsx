// What happened to an order and what comes next, oldest first.
import { useId, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { formatShortDate, formatTime } from '#shared/format.ts';
import type { OrderEvent } from '#shared/orders/schema.ts';
import type { Stage } from '#shared/orders/stages.ts';
import classes from './Progress.module.css';
import { stepsAhead } from './steps-ahead.ts';

/** Steps shown at first, the newest; who has changed much need not scroll past it. */
const mostAtFirst = 4;

type Props = { stage: Stage; events: readonly Pick<OrderEvent, '_id' | 'at' | 'text'>[] };

export function Progress({ stage, events }: Props) {
  const id = useId();
  const [whole, setWhole] = useState(false);
  const shown = whole || events.length <= mostAtFirst + 1 ? events : events.slice(-mostAtFirst);
  const [next] = stepsAhead[stage];
  return (
    <div className={classes.progress}>
      <p className={classes.title} id={id}>
        Progress
      </p>
      {shown.length < events.length && (
        <Button variant="quiet" className={classes.earlier} onClick={() => setWhole(true)}>
          Show {events.length - shown.length} earlier steps
        </Button>
      )}
      <ol className={classes.steps} aria-labelledby={id}>
        {shown.map(({ _id, at, text }) => (
          <li key={_id} className={classes.step}>
            <Icon name="check" size={16} />
            <span>
              {text}{' '}
              <time dateTime={at}>
                {formatShortDate(at)}, {formatTime(at)}
              </time>
            </span>
          </li>
        ))}
        {next && (
          <li className={classes.step} data-next>
            <Icon name="clock" size={16} />
            <span>Next: {next}</span>
          </li>
        )}
      </ol>
    </div>
  );
}
