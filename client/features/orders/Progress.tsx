import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Box, Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { formatShortDate, formatTime } from '#shared/format.ts';
import type { Order, OrderEvent } from '#shared/orders/schema.ts';
import { Stages } from './Stages.tsx';
import { orderTexts as t } from './texts.ts';

type Props = {
  order: Pick<Order, 'stage'>;
  events: readonly Pick<OrderEvent, '_id' | 'at' | 'kind' | 'text'>[];
};

/** The milestones of an order, and below them all its steps, folded. */
export const Progress = ({ order, events }: Props) => (
  <Box w="100%">
    <Stages order={order} events={events} />
    <details>
      <Text component="summary" className="tall-link" c="teal" fz="sm" style={{ cursor: 'pointer' }}>
        {t('history', { count: events.length })}
      </Text>
      <Stack component="ol" gap={6} aria-label={t('steps')}>
        {events.map(({ _id, at, text }) => (
          <Group key={_id} component="li" justify="space-between" gap="0 12px" fz="sm">
            <Unbroken>{text}</Unbroken>
            <Text component="time" inherit c="dimmed" dateTime={at}>
              {formatShortDate(at)}, {formatTime(at)}
            </Text>
          </Group>
        ))}
      </Stack>
    </details>
  </Box>
);

export function OwnProgress({ order }: { order: Pick<Order, '_id' | 'stage'> }) {
  const events = trpc.orders.events.useQuery({ id: order._id });
  if (events.data) return <Progress order={order} events={events.data} />;
  if (events.isError)
    return <LoadError error={events.error} retry={() => void events.refetch()} pending={events.isFetching} />;
  return (
    <>
      <LoadingNote what={t('loadingProgress')} />
      <Skeleton width="100%" height={122} />
    </>
  );
}
