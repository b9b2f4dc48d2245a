import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import type { Job } from '#shared/jobs/schema.ts';
import { stageTable } from '#shared/orders/stages.ts';
import { pictureTexts } from '../orders/picture-texts.ts';
import { LazyJobPart } from './LazyJobPart.tsx';
import { storePictures } from './offline/database.ts';
import { jobPicturesKey, useJobPictures } from './use-job-pictures.ts';

// The pictures' code is loaded on demand, because its schemas are a quarter of the page's JavaScript.
export const loadPictures = chunk(async () => ({
  default: (await import('../orders/Pictures.tsx')).Pictures,
}));
const Pictures = lazy(loadPictures);

type Props = { job: Pick<Job, '_id' | 'stage'>; describedBy: string };

export const mayAddPictures = ({ stage }: Pick<Job, 'stage'>): boolean => stageTable[stage].begun;

export function JobPictures(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const button = (
    <Button
      variant="quiet"
      aria-expanded={false}
      aria-describedby={props.describedBy}
      onClick={() => setIsOpen(true)}
    >
      {pictureTexts('pictures')}
    </Button>
  );
  if (!isOpen) return button;
  return (
    <LazyJobPart loading={button}>
      <Shown {...props} />
    </LazyJobPart>
  );
}

function Shown({ job, describedBy }: Props) {
  const { _id: id } = job;
  const [opened, setOpened] = useState(true);
  const read = useJobPictures(id, opened);
  const queryClient = useQueryClient();
  const { mutateAsync } = trpc.jobs.addPicture.useMutation();
  const add = async (picture: string) => {
    const { data } = await mutateAsync({ id, picture });
    queryClient.setQueryData(jobPicturesKey(id), data);
    await storePictures(id, data);
  };
  return (
    <Pictures
      opened={opened}
      toggle={() => setOpened(!opened)}
      read={read}
      add={mayAddPictures(job) ? add : undefined}
      by="technician"
      describedBy={describedBy}
    />
  );
}
