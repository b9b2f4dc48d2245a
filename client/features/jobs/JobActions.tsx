// The steps of a job: one large button under the thumb, beside it what may happen instead.
import { lazy, type MouseEvent, type RefObject, useState } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { Button } from '#client/ui/Button.tsx';
import type { Finish } from '#shared/bills/finish.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { stageTable } from '#shared/orders/stages.ts';
import classes from './JobCard.module.css';
import { loadNote } from './JobNote.tsx';
import { loadPictures } from './JobPictures.tsx';
import { loadEstimate } from './LaterEstimate.tsx';
import { LaterPart } from './LaterPart.tsx';
import { type Action, nextAction, otherActions } from './next-action.ts';
import { takeStep } from './offline-jobs.ts';
import { isNear, nowhere, placeOf, restMs, type TapPlace } from './shaking-hand.ts';

const loadPart = chunk(() => import('./PartDialog.tsx'));
const PartDialog = lazy(loadPart);
const loadFinish = chunk(() => import('./FinishJob.tsx'));
const FinishJob = lazy(loadFinish);

/** Brings the parts that come later before they are needed: without a network, or after a release, their code may not come. */
export const preloadDialogs = (): void => {
  for (const load of [loadPart, loadFinish, loadEstimate, loadPictures, loadNote])
    void load().catch(() => {});
};

/** The step that was tapped a moment ago: whose, where on the screen, and when its moment is over. */
export type LastTap = TapPlace & { job: string; over: Promise<void> };

type Props = {
  job: Job;
  describedBy: string;
  /** Its card may have moved: then another job's stands under the thumb. */
  lastTap: RefObject<LastTap | null>;
};

export function JobActions({ job, describedBy, lastTap }: Props) {
  const { _id: id, stage } = job;
  const [resting, setResting] = useState(false);
  const [asked, ask] = useState<Action['asks'] | null>(null);

  const restUntil = (over: Promise<void>) => {
    setResting(true);
    void over.then(() => setResting(false));
  };
  const take = (
    { to, reason, finish }: Pick<Action, 'to' | 'reason'> & { finish?: Finish },
    place = nowhere,
  ) => {
    const over = new Promise<void>((resolve) => setTimeout(resolve, restMs));
    const tapped = { job: id, ...place, over };
    lastTap.current = tapped;
    void over.then(() => {
      if (lastTap.current === tapped) lastTap.current = null;
    });
    restUntil(over);
    void takeStep({
      job: id,
      kind: 'setStage',
      what: { stage: to, ...(reason && { reason }), ...(finish && { finish }) },
    });
  };
  const tap = (action: Action, event: MouseEvent) => {
    const last = lastTap.current;
    const place = placeOf(event);
    // looks so: whoever meant it sees that it was not taken
    if (last && (last.job === id || isNear(place, last))) return restUntil(last.over);
    if (action.asks) ask(action.asks);
    else take(action, place);
  };
  const close = () => ask(null);

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
          onClick={(event) => tap(action, event)}
        >
          {action.words}
        </Button>
      ))}
      <Button
        wide
        className={classes.next}
        aria-describedby={describedBy}
        aria-disabled={resting || undefined}
        onClick={(event) => tap(next, event)}
      >
        {next.words}
      </Button>
      {asked === 'money' && (
        <LaterPart>
          <FinishJob
            job={job}
            close={close}
            finish={(finish) => {
              close();
              take({ to: 'done', finish });
            }}
          />
        </LaterPart>
      )}
      {asked === 'part' && (
        <LaterPart>
          <PartDialog
            customer={job.fullname}
            close={close}
            wait={(reason) => {
              close();
              take({ to: 'waiting', reason });
            }}
          />
        </LaterPart>
      )}
    </div>
  );
}
