import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { shownDaysAhead } from '#shared/jobs/days.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { jobsStore, useJobsStore } from './jobs-store.ts';
import { type JobsRead, shopNow, withJobs } from './offline/stored-jobs.ts';

const refetchMs = 20_000;
const answerRefetchMs = 5_000;

/** Computes the shop's clock from the time in the first job. An empty list has no time. */
export function clockOf([job]: readonly Job[], lastAhead: number): Pick<JobsRead, 'asOf' | 'ahead'> {
  const serverTime = Date.parse(job?.asOf ?? '');
  const ahead = Number.isNaN(serverTime) ? lastAhead : serverTime - Date.now();
  return { ahead, asOf: new Date(shopNow({ ahead })).toISOString() };
}

export function useJobs() {
  const { owner, opened, stored } = useJobsStore();
  const { client } = trpc.useUtils();
  const waitsForAnswer = stored.jobs?.some(({ estimate }) => estimate?.state === 'offered') ?? false;
  const query = useQuery({
    queryKey: ['my-jobs', owner?._id],
    enabled: opened && owner !== null,
    staleTime: 0,
    refetchInterval: waitsForAnswer ? answerRefetchMs : refetchMs,
    queryFn: async () => {
      const { arrived, ahead } = jobsStore.getSnapshot().stored;
      const [jobs, { held }] = await Promise.all([
        client.jobs.list.query({ daysAhead: shownDaysAhead }),
        client.bills.cashInHand.query(),
      ]);
      const read = { jobs, cashInHand: held, arrived, ...clockOf(jobs, ahead) };
      await jobsStore.change((stored) => withJobs(stored, read));
      return null;
    },
  });
  const { refetch, isError } = query;
  useEffect(() => jobsStore.noteReadFailed(isError), [isError]);

  // The server may change more of a job than the step did, so the jobs are read again.
  const answered = stored.arrived + stored.refusals.length;
  const lastAnswered = useRef(answered);
  useEffect(() => {
    if (lastAnswered.current === answered) return;
    lastAnswered.current = answered;
    void refetch();
  }, [answered, refetch]);

  return { error: query.error, again: () => void refetch(), reading: query.isFetching };
}
