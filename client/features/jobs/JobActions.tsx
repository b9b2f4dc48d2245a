// The steps of a job: one large button under the thumb, beside it what may happen instead.
import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import type { Job } from '#shared/jobs/schema.ts';
import { stageTable } from '#shared/orders/stages.ts';
import classes from './JobCard.module.css';
import type { Ask, StageStep } from './JobDialog.tsx';
import { type Action, nextAction, otherActions } from './next-action.ts';
import { takeStep } from './offline-jobs.ts';

/** Takes a step with a job: on the phone at once, in the shop as soon as it can be reached. */
export function takeStage(job: string, { to, reason, finish }: StageStep): void {
  void takeStep({
    job,
    kind: 'setStage',
    what: { stage: to, ...(reason && { reason }), ...(finish && { finish }) },
  });
}

/** For so long after a step, in milliseconds, the next one can not be taken: the button under the thumb has become that one. */
const restMs = 700;

type Props = { job: Job; describedBy: string; ask: Ask };

export function JobActions({ job, describedBy, ask }: Props) {
  const { _id: id, stage } = job;
  const [resting, setResting] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const tap = (action: Action) => {
    if (resting) return;
    if (action.asks) return ask(job, action.asks);
    setResting(true);
    rest.current = setTimeout(() => setResting(false), restMs);
    takeStage(id, action);
  };

  const next = nextAction(stage);
  const others = otherActions(stage);
  if (!next)
    return <p className={classes.noStep}>{stageTable[stage].label}: the shop agrees on a time first.</p>;
  return (
    <div className={classes.actions}>
      {others.map((action) => (
        <Button
          key={action.words}
          variant="outline"
          className={classes.other}
          aria-describedby={describedBy}
          aria-disabled={resting || undefined}
          onClick={() => tap(action)}
        >
          {action.words}
        </Button>
      ))}
      <Button
        wide
        className={classes.next}
        aria-describedby={describedBy}
        aria-disabled={resting || undefined}
        onClick={() => tap(next)}
      >
        {next.words}
      </Button>
    </div>
  );
}
