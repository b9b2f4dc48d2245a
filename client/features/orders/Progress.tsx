import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Box, Stack } from '#client/ui/mantine/layout.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { formatShortDate, formatTime } from '#shared/format.ts';
import type { Order, OrderEvent } from '#shared/orders/schema.ts';
import classes from './Progress.module.css';
import { Stages } from './Stages.tsx';
import { orderTexts as t } from './texts.ts';

type Followed = Pick<Order, 'stage' | 'visit' | 'notAtHomeAt'>;
type Props = { order: Followed; events: readonly Pick<OrderEvent, '_id' | 'at' | 'kind' | 'text'>[] };

/** The milestones of an order, and below them all its steps, folded. */
export const Progress = ({ order, events }: Props) => (
  <Box w="100%">
    <Stages order={order} events={events} />
    <details className={classes.history}>
      <summary>{t('history', { count: events.length })}</summary>
      <Stack component="ol" gap={6} aria-label={t('steps')}>
        {events.map(({ _id, at, text }) => (
          <li key={_id} className={classes.step}>
            {text}
            <time dateTime={at}>
              {formatShortDate(at)}, {formatTime(at)}
            </time>
          </li>
        ))}
      </Stack>
    </details>
  </Box>
);

export function OwnProgress({ order }: { order: Followed & Pick<Order, '_id'> }) {
  const events = trpc.orders.events.useQuery({ id: order._id });
  if (events.data) return <Progress order={order} events={events.data} />;
  if (events.isError)
    return <LoadError error={events.error} retry={() => void events.refetch()} pending={events.isFetching} />;
  return (
    <>
      <LoadingNote what={t('loadingProgress')} />
      <Skeleton width="100%" height={order.stage === 'scheduled' ? 150 : 122} />
    </>
  );
}
