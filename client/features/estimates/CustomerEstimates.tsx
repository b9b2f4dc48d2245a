import { trpc } from '#client/lib/trpc.ts';
import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import type { Order } from '#shared/orders/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import type { TrackedOrder } from '#shared/tracking/schema.ts';
import { CustomerEstimate } from './CustomerEstimate.tsx';
import { rereadInterval } from './reread-interval.ts';

type OwnOrder = Pick<Order, '_id' | 'orderNumber' | 'stage' | 'totalPrice'>;

export const useOwnEstimate = ({ _id: id, stage }: OwnOrder): TaxedEstimate | null =>
  trpc.estimates.of.useQuery({ id }, { staleTime: 0, refetchInterval: rereadInterval(stage) }).data ?? null;

type OwnProps = { order: OwnOrder; estimate: TaxedEstimate };

export function OwnEstimate({ order: { _id: id, orderNumber, totalPrice }, estimate }: OwnProps) {
  const queries = trpc.useUtils();
  const { mutateAsync } = trpc.estimates.answer.useMutation();
  return (
    <CustomerEstimate
      of={id}
      estimate={estimate}
      charge={totalPrice}
      ofOrder={String(orderNumber)}
      answer={(choice) => mutateAsync({ id, ...choice })}
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

/** Returns null after the work, because the bill then has the agreed lines. */
export function useLinkEstimate(token: string, stage: TrackedOrder['stage']): TaxedEstimate | null {
  const { data } = trpc.tracking.estimate.useQuery(
    { token },
    { staleTime: 0, refetchInterval: rereadInterval(stage), enabled: isOpen(stage) },
  );
  return (isOpen(stage) && data) || null;
}

type LinkProps = { token: string; order: Pick<TrackedOrder, 'totalPrice'>; estimate: TaxedEstimate };

export function LinkEstimate({ token, order: { totalPrice }, estimate }: LinkProps) {
  const queries = trpc.useUtils();
  const { mutateAsync } = trpc.tracking.answerEstimate.useMutation();
  return (
    <CustomerEstimate
      of="link"
      estimate={estimate}
      charge={totalPrice}
      answer={(choice) => mutateAsync({ token, ...choice })}
      refresh={() => queries.tracking.invalidate()}
    />
  );
}
