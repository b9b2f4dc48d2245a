import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnreachable } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { readPictures, removePicturesExcept, storePictures } from './offline/database.ts';

export const jobPicturesKey = (id: string) => ['my-jobs', 'pictures', id];

export function useJobPictures(id: string, enabled: boolean) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: jobPicturesKey(id),
    enabled,
    queryFn: async () => {
      try {
        const pictures = await client.jobs.pictures.query({ id });
        await storePictures(id, pictures);
        return pictures;
      } catch (error) {
        const stored = isUnreachable(error) ? await readPictures(id) : undefined;
        if (stored) return stored;
        throw error;
      }
    },
  });
}

/** Downloads the pictures of open jobs whenever the jobs have been read (`asOf`). */
export function useDownloadPictures(jobs: readonly Job[] | null, asOf: string | null): void {
  const { client } = trpc.useUtils();
  const counts = (jobs ?? [])
    .filter(({ stage, pictures }) => isOpen(stage) && pictures > 0)
    .map(({ _id, pictures }) => `${_id} ${pictures}`)
    .join(',');
  useEffect(() => {
    if (!asOf) return;
    let stopped = false;
    const download = async () => {
      const wanted = counts.split(',').filter(Boolean);
      await removePicturesExcept(wanted.map((one) => one.split(' ')[0] ?? ''));
      for (const one of wanted) {
        const [id = '', count] = one.split(' ');
        const stored = await readPictures(id);
        if (stopped) return;
        if (stored?.length !== Number(count))
          await storePictures(id, await client.jobs.pictures.query({ id }));
      }
    };
    download().catch(() => {});
    return () => {
      stopped = true;
    };
  }, [counts, asOf, client]);
}
