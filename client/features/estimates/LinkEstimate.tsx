// The estimate of a link's order.
import { trpc } from '#client/lib/trpc.ts';
import { isOpen } from '#shared/orders/stages.ts';
import type { TrackedOrder } from '#shared/tracking/schema.ts';
import { LazyEstimate } from './LazyEstimate.tsx';
import { rereadInterval } from './read-again.ts';

type Props = { token: string; order: Pick<TrackedOrder, 'stage' | 'totalPrice'> };

export function LinkEstimate({ token, order: { stage, totalPrice } }: Props) {
  const queries = trpc.useUtils();
  const read = trpc.tracking.estimate.useQuery(
    { token },
    { staleTime: 0, refetchInterval: rereadInterval(stage) },
  );
  const { mutateAsync } = trpc.tracking.answerEstimate.useMutation();
  if (!read.data) return null;
  return (
    <LazyEstimate
      estimate={read.data}
      charge={totalPrice}
      open={isOpen(stage)}
      answer={(given) => mutateAsync({ token, ...given })}
      refresh={() => queries.tracking.invalidate()}
    />
  );
}
