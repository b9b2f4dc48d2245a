// A step that the shop has overtaken: which it was, why it was not possible any more, and what went with it.
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { formatTime } from '#shared/format.ts';
import classes from './JobCard.module.css';
import { type Refusal, withoutRefusal } from './offline/stored-jobs.ts';
import { changeStoredJobs } from './offline-jobs.ts';

/** `named`: says whose job it was, where no card does. */
export function RefusedStep({ refusal, named = false }: { refusal: Refusal; named?: boolean }) {
  const { key, customer, step, at, why, dropped } = refusal;
  return (
    <Notice kind="failure">
      <p>
        {named && customer && <strong>{customer}: </strong>}‘{step}’ of {formatTime(at)} was not done. {why}
      </p>
      {dropped.length > 0 && (
        <p>
          {dropped.map((words) => `‘${words}’`).join(' and ')} {dropped.length === 1 ? 'was' : 'were'} not
          sent either.
        </p>
      )}
      <Button
        variant="outline"
        className={classes.understood}
        onClick={() => void changeStoredJobs((stored) => withoutRefusal(stored, key))}
      >
        OK
      </Button>
    </Notice>
  );
}
