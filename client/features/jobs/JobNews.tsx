// What has become of the steps that were taken with a job: waiting to be sent, or refused by the shop.
import { Icon } from '#client/ui/Icon.tsx';
import type { Job } from '#shared/jobs/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import classes from './JobCard.module.css';
import { RefusedStep } from './RefusedStep.tsx';
import { useConnection, waitingWords } from './use-connection.ts';
import { useOfflineJobs } from './use-offline-jobs.ts';

/** Refusals of closed jobs stand above the list (JobList.tsx). */
export function JobNews({ job }: { job: Pick<Job, '_id' | 'stage'> }) {
  const { stored } = useOfflineJobs();
  const line = useConnection();
  const waits = stored.steps.some((step) => step.job === job._id);
  return (
    <>
      {stored.refusals
        .filter((refusal) => isOpen(job.stage) && refusal.job === job._id)
        .map((refusal) => (
          <RefusedStep key={refusal.key} refusal={refusal} />
        ))}
      {waits && (
        <p className={classes.waits}>
          <Icon name="clock" size={18} />
          {waitingWords[line]}
        </p>
      )}
    </>
  );
}
