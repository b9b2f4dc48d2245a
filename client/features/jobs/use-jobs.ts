// Reads the jobs from the shop and keeps them on the phone, from which alone they are shown.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { type JobsRead, shopNow, withJobs } from './offline/stored-jobs.ts';
import { betweenSteps, changeStoredJobs, noteReading, readOfflineJobs } from './offline-jobs.ts';
import { useOfflineJobs } from './use-offline-jobs.ts';

/** What the office changes meanwhile is seen after so long. */
const readAgainMs = 60_000;
/** The same while a customer has an estimate before him, on a phone of his own perhaps. */
const answerMs = 10_000;
/** Steps that arrive while the jobs are read make the reading void. */
const mostReadings = 3;

/** What jobs that have just come tell of the shop's clock; none tell nothing, and it goes on as it was known. */
function clockOf([job]: readonly Job[], known: number): Pick<JobsRead, 'asOf' | 'ahead'> {
  const told = Date.parse(job?.asOf ?? '');
  const ahead = Number.isNaN(told) ? known : told - Date.now();
  return { ahead, asOf: new Date(shopNow({ ahead })).toISOString() };
}

/** Keeps the jobs fresh; `error` where the last reading failed, `again` reads at once. */
export function useJobs() {
  const { owner, stored } = useOfflineJobs();
  const { client } = trpc.useUtils();
  const waitsForAnswer = stored.jobs?.some(({ estimate }) => estimate?.state === 'offered') ?? false;
  const reading = useQuery({
    queryKey: ['my-jobs', owner?._id],
    enabled: owner !== null,
    staleTime: 0,
    refetchInterval: waitsForAnswer ? answerMs : readAgainMs,
    queryFn: async () => {
      for (let nth = 0; nth < mostReadings; nth += 1) {
        const { arrived, ahead } = readOfflineJobs().stored;
        const jobs = await betweenSteps(() => client.jobs.list.query({}));
        if (!jobs) continue;
        const read = { jobs, arrived, ...clockOf(jobs, ahead) };
        await changeStoredJobs((stored) => withJobs(stored, read) ?? stored);
        if (readOfflineJobs().stored.jobs === jobs) break;
      }
      return null;
    },
  });
  const { refetch, isError } = reading;
  useEffect(() => noteReading({ failed: isError }), [isError]);

  // what a step has changed is more than its stage: the shop says it
  const answered = stored.arrived + stored.refusals.length;
  const before = useRef(answered);
  useEffect(() => {
    if (before.current === answered) return;
    before.current = answered;
    void refetch();
  }, [answered, refetch]);

  return { error: reading.error, again: () => void refetch(), reading: reading.isFetching };
}
