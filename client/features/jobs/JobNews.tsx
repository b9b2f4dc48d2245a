// What has become of the steps that were taken with a job: waiting to be sent, or refused by the shop.
import { Icon } from '#client/ui/Icon.tsx';
import classes from './JobCard.module.css';
import { waitingWords } from './LineState.tsx';
import { RefusedStep } from './RefusedStep.tsx';
import { useMyDesk } from './use-my-desk.ts';
import { useOnline } from './use-online.ts';

/** `job`: the order's id. */
export function JobNews({ job }: { job: string }) {
  const { desk, trouble } = useMyDesk();
  const online = useOnline();
  const waits = desk.steps.some((step) => step.job === job);
  return (
    <>
      {desk.refusals
        .filter((refusal) => refusal.job === job)
        .map((refusal) => (
          <RefusedStep key={refusal.key} refusal={refusal} />
        ))}
      {waits && (
        <p className={classes.waits}>
          <Icon name="clock" size={18} />
          {waitingWords(online, trouble)}
        </p>
      )}
    </>
  );
}
