// A job that is done or cancelled, in short.
import { useId } from 'react';
import type { Job } from '#shared/jobs/schema.ts';
import { serviceNames } from '#shared/orders/sentences.ts';
import { StageBadge } from '../admin/orders/StageBadge.tsx';
import classes from './JobCard.module.css';
import type { Ask } from './JobDialog.tsx';
import { JobNews } from './JobNews.tsx';
import { JobNote } from './JobNote.tsx';

export function ClosedJob({ job, ask }: { job: Job; ask: Ask }) {
  const headingId = useId();
  return (
    <article className={classes.closed} aria-labelledby={headingId}>
      <header className={classes.head}>
        <h3 className={classes.closedName} id={headingId}>
          {job.fullname}, {job.area}
        </h3>
        <StageBadge stage={job.stage} />
      </header>
      <p>{serviceNames(job)}</p>
      <JobNote job={job} describedBy={headingId} ask={ask} />
      <JobNews job={job} />
    </article>
  );
}
