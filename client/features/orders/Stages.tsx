import { Text } from '#client/ui/mantine/layout.tsx';
import { formatShortDate, formatTime } from '#shared/format.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import type { Order, OrderEvent } from '#shared/orders/schema.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { formatVisitSoon } from '#shared/visits/words.ts';
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

type Followed = Pick<Order, 'stage' | 'visit' | 'notAtHomeAt'>;
type Props = { order: Followed; events: readonly Pick<OrderEvent, 'kind' | 'at'>[] };

const whenOf = (at: string, now: number): string =>
  indiaDayOf(Date.parse(at)) === indiaDayOf(now) ? formatTime(at) : formatShortDate(at);

/** The progress of an order as a row of milestones with their times. The coming visit is the line below. */
export function Stages({ order: { stage, visit, notAtHomeAt }, events }: Props) {
  const now = Date.now();
  const reached = reachedBy[stage];
  const milestones = ways[stage === 'cancelled' || stage === 'waiting' ? stage : 'done'];
  const timeOf = (milestone: Milestone): string => {
    const event = events.findLast(({ kind }) => kind === milestone);
    return event ? whenOf(event.at, now) : '';
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
      {stage === 'scheduled' && visit && !notAtHomeAt && (
        <Text size="sm" fw={700} mt="xs">
          {t('comingVisit', { visit: formatVisitSoon(visit, now) })}
        </Text>
      )}
    </div>
  );
}
