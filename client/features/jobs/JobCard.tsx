// One visit: when, who, where, what, and the next step under the thumb.
import { useId } from 'react';
import type { Job } from '#shared/jobs/schema.ts';
import { streetLine } from '#shared/orders/place.ts';
import { stageTable } from '#shared/orders/stages.ts';
import { StageBadge } from '../admin/orders/StageBadge.tsx';
import { JobActions } from './JobActions.tsx';
import classes from './JobCard.module.css';
import { JobContact } from './JobContact.tsx';
import type { Ask } from './JobDialog.tsx';
import { JobNews } from './JobNews.tsx';
import { JobNote } from './JobNote.tsx';
import { JobServices } from './JobServices.tsx';
import { JobTime } from './JobTime.tsx';
import { LaterEstimate } from './LaterEstimate.tsx';

type Props = { job: Job; ask: Ask };

export function JobCard({ job, ask }: Props) {
  const headingId = useId();
  return (
    <article
      className={classes.card}
      aria-labelledby={headingId}
      data-now={stageTable[job.stage].now || undefined}
      data-job={job._id}
    >
      <header className={classes.head}>
        <JobTime job={job} />
        <StageBadge stage={job.stage} />
      </header>
      <div>
        <h3 className={classes.customer} id={headingId}>
          {job.fullname}
        </h3>
        <p className={classes.where}>
          {streetLine(job)}, <strong>{job.area}</strong>
        </p>
      </div>
      <JobServices job={job} describedBy={headingId} />
      <JobContact job={job} describedBy={headingId} />
      <JobNote job={job} describedBy={headingId} ask={ask} />
      <LaterEstimate job={job} describedBy={headingId} />
      <JobNews job={job} />
      <JobActions job={job} describedBy={headingId} ask={ask} />
    </article>
  );
}
