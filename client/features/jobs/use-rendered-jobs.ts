import { useState } from 'react';
import { useAuthToken, useCurrentUser } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { shownDaysAhead } from '#shared/jobs/days.ts';
import { type JobsState, signedOut } from './jobs-store.ts';
import { noStoredJobs } from './offline/stored-jobs.ts';
import { clockOf } from './use-jobs.ts';

/** The jobs that the server wrote into the page. Null if the page came without. */
export function useRenderedJobs(): JobsState | null {
  const token = useAuthToken();
  const { user } = useCurrentUser();
  const queries = trpc.useUtils();
  const [stored] = useState(() => {
    const jobs = queries.jobs.list.getData({ daysAhead: shownDaysAhead });
    const cashInHand = queries.bills.cashInHand.getData()?.held ?? null;
    return jobs && { ...noStoredJobs, jobs, cashInHand, ...clockOf(jobs, 0) };
  });
  if (!token || !user || !stored) return null;
  return { ...signedOut, opened: false, owner: { _id: user._id, name: user.name, token }, stored };
}
