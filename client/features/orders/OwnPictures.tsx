// The pictures of an order: one's own, or any for an admin.
import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import type { Order } from '#shared/orders/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { Pictures } from './Pictures.tsx';

type Props = {
  order: Pick<Order, '_id' | 'stage'>;
  /** Leaves out adding. */
  readOnly?: boolean;
  openAtFirst?: boolean;
  describedBy?: string;
};

export function OwnPictures({
  order: { _id: id, stage },
  readOnly = false,
  openAtFirst = false,
  describedBy,
}: Props) {
  const [opened, setOpened] = useState(openAtFirst);
  const queries = trpc.useUtils();
  const read = trpc.orders.pictures.useQuery({ id }, { enabled: opened });
  const { mutateAsync } = trpc.orders.addPicture.useMutation({
    onSuccess: ({ data }) => {
      queries.orders.pictures.setData({ id }, data);
      void queries.orders.events.invalidate({ id });
    },
  });
  return (
    <Pictures
      opened={opened}
      toggle={() => setOpened(!opened)}
      pictures={read.data}
      error={read.error}
      retry={() => void read.refetch()}
      add={isOpen(stage) && !readOnly ? (picture) => mutateAsync({ id, picture }) : undefined}
      describedBy={describedBy}
    />
  );
}
