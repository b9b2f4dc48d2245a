// The steps of a job: one large button under the thumb, beside it what may happen instead.
import { type RefObject, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import type { Job } from '#shared/jobs/schema.ts';
import { stageTable } from '#shared/orders/stages.ts';
import classes from './JobCard.module.css';
import type { Ask, StageStep } from './JobDialog.tsx';
import { type Action, nextAction, otherActions } from './next-action.ts';
import { takeStep } from './offline-jobs.ts';
import { restMs } from './shaking-hand.ts';

/** The step that was tapped a moment ago: whose, and when its moment is over. */
export type LastTap = { job: string; over: Promise<void> };

/** Takes a step with a job. Gives when its moment is over. */
export function takeStage(
  job: string,
  { to, reason, finish }: StageStep,
  lastTap: RefObject<LastTap | null>,
): Promise<void> {
  const over = new Promise<void>((resolve) => setTimeout(resolve, restMs));
  const tapped = { job, over };
  lastTap.current = tapped;
  void over.then(() => {
    if (lastTap.current === tapped) lastTap.current = null;
  });
  void takeStep({
    job,
    kind: 'setStage',
    what: { stage: to, ...(reason && { reason }), ...(finish && { finish }) },
  });
  return over;
}

type Props = {
  job: Job;
  describedBy: string;
  /** Of the list: a card that comes under another heading is another one. */
  lastTap: RefObject<LastTap | null>;
  ask: Ask;
};

export function JobActions({ job, describedBy, lastTap, ask }: Props) {
  const { _id: id, stage } = job;
  const [resting, setResting] = useState(false);

  const restUntil = (over: Promise<void>) => {
    setResting(true);
    void over.then(() => setResting(false));
  };
  const tap = (action: Action) => {
    const last = lastTap.current;
    if (last?.job === id) restUntil(last.over);
    else if (action.asks) ask(job, action.asks);
    else restUntil(takeStage(id, action, lastTap));
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
