// The progress of an order of one's own.
import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import type { Order } from '#shared/orders/schema.ts';
import { Progress } from './Progress.tsx';

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
