// The pictures of jobs: from the shop, and from the phone where the shop is out of reach.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnreachable } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { dropPictures, keepPictures, readPictures } from './offline/store.ts';

/** Under which a page holds them. */
export const jobPicturesKey = (id: string) => ['my-jobs', 'pictures', id];

/** Reads the pictures of a job when they are `wanted`; what was read once is there without a network. */
export function useJobPictures(id: string, wanted: boolean) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: jobPicturesKey(id),
    enabled: wanted,
    queryFn: async () => {
      try {
        const pictures = await client.jobs.pictures.query({ id });
        await keepPictures(id, pictures);
        return pictures;
      } catch (error) {
        const kept = isUnreachable(error) ? await readPictures(id) : undefined;
        if (kept) return kept;
        throw error;
      }
    },
  });
}

/** Brings the pictures of open jobs to the phone, one job after the other, whenever these were read (`asOf`). */
export function useKeptPictures(jobs: readonly Job[] | null, asOf: string | null): void {
  const { client } = trpc.useUtils();
  const wanted = (jobs ?? [])
    .filter(({ stage, pictures }) => isOpen(stage) && pictures > 0)
    .map(({ _id, pictures }) => `${_id} ${pictures}`)
    .join(',');
  useEffect(() => {
    if (!asOf) return;
    let stopped = false;
    const bring = async () => {
      const all = wanted.split(',').filter(Boolean);
      await dropPictures(all.map((one) => one.split(' ')[0] ?? ''));
      for (const one of all) {
        const [id = '', count] = one.split(' ');
        const kept = await readPictures(id);
        if (stopped) return;
        if (kept?.length !== Number(count)) await keepPictures(id, await client.jobs.pictures.query({ id }));
      }
    };
    // what did not come is asked for when the jobs are read again
    bring().catch(() => {});
    return () => {
      stopped = true;
    };
  }, [wanted, asOf, client]);
}
