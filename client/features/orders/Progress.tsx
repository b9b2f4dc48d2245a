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
import { orderTexts as t } from './texts.ts';

type Step = 'chooseTime' | 'agreeTime' | 'technicianComes' | 'workBegins' | 'secondVisit' | 'done';

const stepsAhead: Record<Stage, readonly Step[]> = {
  requested: ['agreeTime', 'technicianComes', 'done'],
  scheduled: ['technicianComes', 'done'],
  on_the_way: ['workBegins', 'done'],
  working: ['done'],
  waiting: ['secondVisit', 'done'],
  done: [],
  cancelled: [],
};

const maxCollapsed = 4;

type Followed = Pick<Order, 'stage' | 'notAtHomeAt'>;
type Props = { order: Followed; events: readonly Pick<OrderEvent, '_id' | 'at' | 'text'>[] };

export function Progress({ order: { stage, notAtHomeAt }, events }: Props) {
  const id = useId();
  const [whole, setWhole] = useState(false);
  const visibleEvents = whole || events.length <= maxCollapsed + 1 ? events : events.slice(-maxCollapsed);
  const next = notAtHomeAt ? 'chooseTime' : stepsAhead[stage][0];
  return (
    <div className={classes.progress}>
      <p className={classes.title} id={id}>
        {t('progress')}
      </p>
      {visibleEvents.length < events.length && (
        <Button variant="quiet" className={classes.earlier} onClick={() => setWhole(true)}>
          {t('earlierSteps', { count: events.length - visibleEvents.length })}
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
            <span>{t('next', { step: t(next) })}</span>
          </li>
        )}
      </ol>
    </div>
  );
}

export function OwnProgress({ order }: { order: Followed & Pick<Order, '_id'> }) {
  const events = trpc.orders.events.useQuery({ id: order._id });
  if (events.data) return <Progress order={order} events={events.data} />;
  if (events.isError)
    return <LoadError error={events.error} retry={() => void events.refetch()} pending={events.isFetching} />;
  return (
    <>
      <LoadingNote what={t('loadingProgress')} />
      <Skeleton width="100%" height={75} />
    </>
  );
}
