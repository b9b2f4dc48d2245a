// The estimate of an order of one's own.
import { trpc } from '#client/lib/trpc.ts';
import type { Order } from '#shared/orders/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { LazyEstimate } from './LazyEstimate.tsx';
import { rereadInterval } from './read-again.ts';

export function OwnEstimate({ order }: { order: Pick<Order, '_id' | 'stage' | 'totalPrice'> }) {
  const { _id: id, stage, totalPrice } = order;
  const queries = trpc.useUtils();
  const read = trpc.estimates.of.useQuery({ id }, { staleTime: 0, refetchInterval: rereadInterval(stage) });
  const { mutateAsync } = trpc.estimates.answer.useMutation();
  if (!read.data) return null;
  return (
    <LazyEstimate
      estimate={read.data}
      charge={totalPrice}
      open={isOpen(stage)}
      answer={(given) => mutateAsync({ id, ...given })}
      refresh={() =>
        Promise.all([
          queries.estimates.of.invalidate({ id }),
          queries.orders.own.invalidate(),
          queries.orders.events.invalidate({ id }),
        ])
      }
    />
  );
}
