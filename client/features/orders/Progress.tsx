import { useId, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { formatShortDate, formatTime } from '#shared/format.ts';
import type { Order, OrderEvent } from '#shared/orders/schema.ts';
import type { Stage } from '#shared/orders/stages.ts';
import classes from './Progress.module.css';

const stepsAhead: Record<Stage, readonly string[]> = {
  requested: ['We agree on a time', 'The technician comes', 'Done'],
  scheduled: ['The technician comes', 'Done'],
  on_the_way: ['Work begins', 'Done'],
  working: ['Done'],
  waiting: ['A second visit', 'Done'],
  done: [],
  cancelled: [],
};

const maxCollapsed = 4;

type Props = { stage: Stage; events: readonly Pick<OrderEvent, '_id' | 'at' | 'text'>[] };

export function Progress({ stage, events }: Props) {
  const id = useId();
  const [whole, setWhole] = useState(false);
  const visibleEvents = whole || events.length <= maxCollapsed + 1 ? events : events.slice(-maxCollapsed);
  const [next] = stepsAhead[stage];
  return (
    <div className={classes.progress}>
      <p className={classes.title} id={id}>
        Progress
      </p>
      {visibleEvents.length < events.length && (
        <Button variant="quiet" className={classes.earlier} onClick={() => setWhole(true)}>
          Show {events.length - visibleEvents.length} earlier steps
        </Button>
      )}
      <ol className={classes.steps} aria-labelledby={id}>
        {visibleEvents.map(({ _id, at, text }) => (
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

export function OwnProgress({ order: { _id, stage } }: { order: Pick<Order, '_id' | 'stage'> }) {
  const events = trpc.orders.events.useQuery({ id: _id });
  if (events.data) return <Progress stage={stage} events={events.data} />;
  if (events.isError)
    return <LoadError error={events.error} retry={() => void events.refetch()} pending={events.isFetching} />;
  return (
    <>
      <LoadingNote what="Loading the progress" />
      <Skeleton width="100%" height={75} />
    </>
  );
}
