// The pictures of a link's order.
import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { isOpen } from '#shared/orders/stages.ts';
import type { TrackedOrder } from '#shared/tracking/schema.ts';
import { Pictures } from '../orders/Pictures.tsx';

type Props = { token: string; openAtFirst?: boolean } & Pick<TrackedOrder, 'stage'>;

export function LinkPictures({ token, stage, openAtFirst = false }: Props) {
  const [opened, setOpened] = useState(openAtFirst);
  const queries = trpc.useUtils();
  const read = trpc.tracking.pictures.useQuery({ token }, { enabled: opened });
  const { mutateAsync } = trpc.tracking.addPicture.useMutation({
    onSuccess: ({ data }) => {
      queries.tracking.pictures.setData({ token }, data);
      void queries.tracking.order.invalidate({ token });
    },
  });
  return (
    <Pictures
      opened={opened}
      toggle={() => setOpened(!opened)}
      pictures={read.data}
      error={read.error}
      retry={() => void read.refetch()}
      add={isOpen(stage) ? (picture) => mutateAsync({ token, picture }) : undefined}
    />
  );
}
