// The pictures of a job, read when they are asked for.
import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { Pictures } from '../orders/Pictures.tsx';

type Props = { job: Pick<Job, '_id'>; describedBy: string };

export function JobPictures({ job: { _id: id }, describedBy }: Props) {
  const [opened, setOpened] = useState(false);
  const read = trpc.jobs.pictures.useQuery({ id }, { enabled: opened });
  return (
    <Pictures
      opened={opened}
      toggle={() => setOpened(!opened)}
      pictures={read.data}
      error={read.error}
      retry={() => void read.refetch()}
      describedBy={describedBy}
    />
  );
}
