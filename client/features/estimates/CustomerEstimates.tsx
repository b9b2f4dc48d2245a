import { type ComponentProps, lazy } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import type { Order } from '#shared/orders/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import type { TrackedOrder } from '#shared/tracking/schema.ts';
import type CustomerEstimate from './CustomerEstimate.tsx';
import { rereadInterval } from './reread-interval.ts';
import { estimateTexts as t } from './texts.ts';

const Part = lazy(chunk(() => import('./CustomerEstimate.tsx')));

const LazyEstimate = (props: ComponentProps<typeof CustomerEstimate>) => (
  <LazyPart
    loading={<Skeleton width="100%" height={160} />}
    failed={<Notice kind="failure">{t('failed')}</Notice>}
  >
    <Part {...props} />
  </LazyPart>
);

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

type LinkProps = { token: string; order: Pick<TrackedOrder, 'stage' | 'totalPrice'> };

export function LinkEstimate({ token, order: { stage, totalPrice } }: LinkProps) {
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
      answer={(choice) => mutateAsync({ token, ...choice })}
      refresh={() => queries.tracking.invalidate()}
    />
  );
}
