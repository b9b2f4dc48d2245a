import { formatShortDate, formatTime } from '#shared/format.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import type { Order, OrderEvent } from '#shared/orders/schema.ts';
import type { Stage } from '#shared/orders/stages.ts';
import classes from './Stages.module.css';
import { orderTexts as t } from './texts.ts';

const ways = {
  done: ['booked', 'setOut', 'started', 'completed'],
  waiting: ['booked', 'setOut', 'waiting', 'completed'],
  cancelled: ['booked', 'cancelled'],
} as const satisfies Record<string, OrderEvent['kind'][]>;
type Milestone = (typeof ways)[keyof typeof ways][number];

// How many milestones an order has reached.
const reachedBy: Record<Stage, number> = {
  requested: 1,
  scheduled: 1,
  on_the_way: 2,
  working: 3,
  waiting: 3,
  done: 4,
  cancelled: 2,
};

type Props = { order: Pick<Order, 'stage'>; events: readonly Pick<OrderEvent, 'kind' | 'at'>[] };

// A date of this year has no year, so that it fits below its dot.
const whenOf = (at: string, today: string): string =>
  indiaDayOf(Date.parse(at)) === today
    ? formatTime(at)
    : formatShortDate(at).replace(` ${today.slice(0, 4)}`, '');

/** The progress of an order as a row of milestones with their times. */
export function Stages({ order: { stage }, events }: Props) {
  const today = indiaDayOf(Date.now());
  const reached = reachedBy[stage];
  const milestones = ways[stage === 'cancelled' || stage === 'waiting' ? stage : 'done'];
  const timeOf = (milestone: Milestone): string => {
    const event = events.filter(({ kind }) => kind === milestone).at(-1);
    return event ? whenOf(event.at, today) : '';
  };
  return (
    <div className={classes.container}>
      <ol className={classes.stages} aria-label={t('progress')}>
        {milestones.map((milestone, at) => (
          <li
            key={milestone}
            data-reached={at < reached || undefined}
            aria-current={at === reached - 1 ? 'step' : undefined}
          >
            {t(milestone)}
            {at < reached && <span className={classes.when}>{timeOf(milestone)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
