import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import { indiaDayOf } from '#shared/india-day.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { stageLabel } from '#shared/orders/stages.ts';
import classes from './JobCard.module.css';
import type { Ask, StageStep } from './JobDialog.tsx';
import { jobsStore } from './jobs-store.ts';
import { type Action, nextAction, otherActions } from './next-action.ts';
import { shopNow } from './offline/stored-jobs.ts';
import { jobTexts as t } from './texts.ts';

export function takeStage(job: string, { to, ...more }: StageStep): void {
  void jobsStore.takeStep({ job, kind: 'setStage', what: { stage: to, ...more } });
}

// Disables the button after a tap for this time. The same button becomes the next step, so a double tap would
// take two steps.
const pendingMs = 700;

type Props = {
  job: Job;
  describedBy: string;
  isNext: boolean;
  ask: Ask;
};

export function JobActions({ job, describedBy, isNext, ask }: Props) {
  const { _id: id, stage } = job;
  const [pending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const tap = (action: Action) => {
    if (action.asks) return ask(job, action.asks);
    const today = indiaDayOf(shopNow(jobsStore.getSnapshot().stored));
    if (stage === 'scheduled' && job.visit && job.visit.date !== today) return ask(job, 'otherDay');
    setPending(true);
    timer.current = setTimeout(() => setPending(false), pendingMs);
    takeStage(id, action);
  };

  const next = nextAction(stage);
  return (
    <div className={classes.actions}>
      {otherActions(stage).map((action) => (
        <Button
          key={action.words}
          variant="outline"
          className={classes.other}
          aria-describedby={describedBy}
          pending={pending}
          onClick={() => tap(action)}
        >
          {action.words}
        </Button>
      ))}
      {next ? (
        <Button
          wide
          variant={isNext ? 'primary' : 'outline'}
          className={classes.next}
          aria-describedby={describedBy}
          pending={pending}
          onClick={() => tap(next)}
        >
          {next.words}
        </Button>
      ) : (
        <Text pb={14} c="ink.7">
          {t('shopAgrees', { stage: stageLabel(stage) })}
        </Text>
      )}
      <NoteButton job={job} describedBy={describedBy} ask={ask} />
    </div>
  );
}

export const NoteButton = ({ job, describedBy, ask }: Omit<Props, 'isNext'>) => (
  <Button variant="quiet" wide aria-describedby={describedBy} onClick={() => ask(job, 'note')}>
    {t('noteForShop')}
  </Button>
);
