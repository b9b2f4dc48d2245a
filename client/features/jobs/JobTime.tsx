// When a visit is, and whether its time is over.
import { Icon } from '#client/ui/Icon.tsx';
import type { Job } from '#shared/jobs/schema.ts';
import { isLate } from '#shared/orders/due.ts';
import { formatClock, formatVisitDay } from '#shared/visits/words.ts';
import { isSoon } from './day-of-jobs.ts';
import classes from './JobCard.module.css';
import { shopNow } from './offline/stored-jobs.ts';
import { useOfflineJobs } from './use-offline-jobs.ts';

export function JobTime({ job }: { job: Job }) {
  const { visit } = job;
  const now = shopNow(useOfflineJobs().stored);
  return (
    <p className={classes.time}>
      {visit ? `${formatClock(visit.from)} to ${formatClock(visit.to)}` : 'No time yet'}
      {visit && !isSoon(visit.date, now) && (
        <span className={classes.date}>{formatVisitDay(visit.date)}</span>
      )}
      {isLate(job, now) && (
        <span className={classes.late}>
          <Icon name="warning" size={16} /> Late
        </span>
      )}
    </p>
  );
}
