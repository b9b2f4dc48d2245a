// The jobs under their headings, as last known, with what was tapped since.
import { Fragment, useEffect, useState } from 'react';
import emptyArt from '#client/assets/empty/no-orders.svg?inline';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { formatTime } from '#shared/format.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { ClosedJob } from './ClosedJob.tsx';
import { dayOfJobs } from './day-of-jobs.ts';
import { takeStage } from './JobActions.tsx';
import { JobCard } from './JobCard.tsx';
import { type Ask, JobDialog, preloadDialogs, type Question } from './JobDialog.tsx';
import classes from './Jobs.module.css';
import { JobsSkeleton } from './JobsSkeleton.tsx';
import { jobsShown, shopNow } from './offline/stored-jobs.ts';
import { RefusedStep } from './RefusedStep.tsx';
import { useConnection } from './use-connection.ts';
import { useKeptPictures } from './use-job-pictures.ts';
import { useJobs } from './use-jobs.ts';
import { useOfflineJobs } from './use-offline-jobs.ts';

const headings = {
  earlier: 'From earlier days',
  today: 'Today',
  tomorrow: 'Tomorrow',
  waiting: 'Waiting for a second visit',
  untimed: 'No time agreed yet',
  closed: 'Closed in the last two days',
} as const;

/** What comes later comes once the screen stands. */
const laterMs = 2_000;

export function JobList() {
  const { stored } = useOfflineJobs();
  const { error, again, reading } = useJobs();
  const line = useConnection();
  useEffect(() => {
    const later = setTimeout(preloadDialogs, laterMs);
    return () => clearTimeout(later);
  }, []);
  const jobs = jobsShown(stored);
  useKeptPictures(jobs, stored.asOf);
  if (!jobs)
    return error && !reading ? <LoadError error={error} retry={again} pending={reading} /> : <JobsSkeleton />;
  // told on its card; without an open one above all, where it is seen: closed jobs stand far below
  const open = new Set(jobs.filter(({ stage }) => isOpen(stage)).map(({ _id }) => _id));
  const elsewhere = stored.refusals.filter(({ job }) => !open.has(job));
  return (
    <div className={classes.list}>
      {stored.asOf && (
        <p className={classes.asOf} role="status" hidden={line === 'open'}>
          {line === 'silent' ? 'The shop does not answer' : 'Offline'}: these are the jobs of{' '}
          {formatTime(stored.asOf)}.
        </p>
      )}
      {elsewhere.map((refusal) => (
        <RefusedStep key={refusal.key} refusal={refusal} named />
      ))}
      <Day jobs={jobs} now={shopNow(stored)} />
    </div>
  );
}

function Day({ jobs, now }: { jobs: readonly Job[]; now: number }) {
  const day = dayOfJobs(jobs, now);
  const [asked, setAsked] = useState<{ job: Job; question: Question } | null>(null);
  const ask: Ask = (job, question) => setAsked({ job, question });
  const about = asked && (jobs.find(({ _id }) => _id === asked.job._id) ?? asked.job);
  const isFree = day.today.length + day.tomorrow.length + day.earlier.length === 0;
  return (
    <>
      {isFree && (
        <EmptyState
          art={emptyArt}
          title="No visits today or tomorrow"
          text="What the shop gives you appears here by itself."
        />
      )}
      {(Object.keys(headings) as (keyof typeof headings)[])
        .filter((name) => day[name].length > 0)
        .map((name) => (
          <Fragment key={name}>
            <h2 className={classes.heading} data-late={name === 'earlier' || undefined}>
              {headings[name]} <span className={classes.count}>{day[name].length}</span>
            </h2>
            {day[name].map((job) =>
              name === 'closed' ? (
                <ClosedJob key={job._id} job={job} ask={ask} />
              ) : (
                <JobCard key={job._id} job={job} ask={ask} />
              ),
            )}
          </Fragment>
        ))}
      {asked && about && (
        <JobDialog
          job={about}
          question={asked.question}
          take={(step) => takeStage(about._id, step)}
          close={() => setAsked(null)}
        />
      )}
    </>
  );
}
