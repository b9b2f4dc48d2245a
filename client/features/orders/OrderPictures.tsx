import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { isOpen, type Stage } from '#shared/orders/stages.ts';
import { Pictures } from './Pictures.tsx';

type Of = { id: string } | { token: string };

type Props = {
  of: Of;
  stage: Stage;
  readOnly?: boolean;
  openAtFirst?: boolean;
  describedBy?: string;
};

export function OrderPictures({ of, stage, readOnly = false, openAtFirst = false, describedBy }: Props) {
  const [opened, setOpened] = useState(openAtFirst);
  const { read, add } = usePicturesOf(of, opened);
  return (
    <Pictures
      opened={opened}
      toggle={() => setOpened(!opened)}
      read={read}
      add={isOpen(stage) && !readOnly ? add : undefined}
      describedBy={describedBy}
    />
  );
}

function usePicturesOf(of: Of, enabled: boolean) {
  const queries = trpc.useUtils();
  const byId = trpc.orders.pictures.useQuery('id' in of ? of : skipToken, { enabled });
  const byLink = trpc.tracking.pictures.useQuery('token' in of ? of : skipToken, { enabled });
  const addById = trpc.orders.addPicture.useMutation();
  const addByLink = trpc.tracking.addPicture.useMutation();
  const add = async (picture: string): Promise<void> => {
    if ('id' in of) {
      const { data } = await addById.mutateAsync({ ...of, picture });
      queries.orders.pictures.setData(of, data);
      void queries.orders.events.invalidate(of);
    } else {
      const { data } = await addByLink.mutateAsync({ ...of, picture });
      queries.tracking.pictures.setData(of, data);
      void queries.tracking.order.invalidate(of);
    }
  };
  return { read: 'id' in of ? byId : byLink, add };
}
