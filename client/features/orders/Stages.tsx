import { formatShortDate, formatTime } from '#shared/format.ts';
import { indiaDayOf } from '#shared/india-day.ts';
import type { Order, OrderEvent } from '#shared/orders/schema.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { formatVisitDay, formatWindow } from '#shared/visits/words.ts';
import { visitTexts } from '../visits/texts.ts';
import classes from './Stages.module.css';
import { orderTexts as t } from './texts.ts';

const milestones = ['booked', 'setOut', 'started', 'completed'] as const satisfies OrderEvent['kind'][];
type Milestone = (typeof milestones)[number];

// How many milestones an order has reached.
const reachedBy: Record<Stage, number> = {
  requested: 1,
  scheduled: 1,
  on_the_way: 2,
  working: 3,
  waiting: 3,
  done: 4,
  cancelled: 0,
};

type Followed = Pick<Order, 'stage' | 'visit' | 'notAtHomeAt'>;
type Props = { order: Followed; events: readonly Pick<OrderEvent, 'kind' | 'at'>[] };

/** Formats 'Today, 9 am to 11 am', or the day of the visit. */
export function shortVisit(visit: NonNullable<Order['visit']>, now: number): string {
  const day = visit.date === indiaDayOf(now) ? visitTexts('today') : formatVisitDay(visit.date);
  return `${day}, ${formatWindow(visit)}`;
}

const whenOf = (at: string, now: number): string =>
  indiaDayOf(Date.parse(at)) === indiaDayOf(now) ? formatTime(at) : formatShortDate(at);

/** The progress of an order as a row of four milestones with their times. */
export function Stages({ order: { stage, visit, notAtHomeAt }, events }: Props) {
  const now = Date.now();
  const reached = reachedBy[stage];
  if (reached === 0) return null;
  const timeOf = (milestone: Milestone, isReached: boolean): string => {
    const event = events.findLast(({ kind }) => kind === milestone);
    if (isReached) return event ? whenOf(event.at, now) : '';
    return milestone === 'setOut' && visit && !notAtHomeAt ? shortVisit(visit, now) : '';
  };
  return (
    <ol className={classes.stages} aria-label={t('progress')}>
      {milestones.map((milestone, at) => (
        <li
          key={milestone}
          data-reached={at < reached || undefined}
          aria-current={at === reached - 1 ? 'step' : undefined}
        >
          {t(milestone)}
          <span className={classes.when}>{timeOf(milestone, at < reached)}</span>
        </li>
      ))}
    </ol>
  );
}
