// Everything that happened to an order and who did it, the newest first.

import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Flex, Text } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { formatMoment } from '#shared/format.ts';
import { NoteForm } from './NoteForm.tsx';

export function OrderHistory({ id }: { id: string }) {
  const events = trpc.orders.events.useQuery({ id }, { staleTime: 0 });
  return (
    <Flex component="section" direction="column" gap="xs">
      <Text component="h3" fw={800} fz="var(--type-4)">
        History
      </Text>
      <NoteForm id={id} />
      {events.error && !events.data && <LoadError error={events.error} retry={() => void events.refetch()} />}
      {events.isPending && <Skeleton width="100%" height={48} />}
      <Flex component="ul" direction="column" gap={10}>
        {events.data?.toReversed().map(({ _id, at, text, by }) => (
          <li key={_id}>
            <p>{text}</p>
            <Text size="sm" c="dimmed">
              {formatMoment(at)}, {by}
            </Text>
          </li>
        ))}
      </Flex>
    </Flex>
  );
}
