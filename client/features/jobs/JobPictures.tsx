// The pictures of a job, read when they are asked for.
import { lazy, useState } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { Button } from '#client/ui/Button.tsx';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { Job } from '#shared/jobs/schema.ts';
import { useJobPictures } from './use-job-pictures.ts';

// the schemas that it brings along are a quarter of what the page would load
export const loadPictures = chunk(async () => ({
  default: (await import('../orders/Pictures.tsx')).Pictures,
}));
const Pictures = lazy(loadPictures);

type Props = { job: Pick<Job, '_id'>; describedBy: string };

export function JobPictures(props: Props) {
  const [asked, setAsked] = useState(false);
  const button = (
    <Button
      variant="quiet"
      aria-expanded={false}
      aria-describedby={props.describedBy}
      onClick={() => setAsked(true)}
    >
      Pictures
    </Button>
  );
  if (!asked) return button;
  return (
    <LazyPart
      loading={button}
      failed={<Notice kind="failure">This did not load. Please reload the page.</Notice>}
    >
      <Shown {...props} />
    </LazyPart>
  );
}

function Shown({ job: { _id: id }, describedBy }: Props) {
  const [opened, setOpened] = useState(true);
  const read = useJobPictures(id, opened);
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
