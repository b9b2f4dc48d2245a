import { indiaDayOf } from '#shared/india-day.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { cameBack, mayMove, notAtHome, type Stage } from '#shared/orders/stages.ts';
import { stepTexts as t } from './offline/step-texts.ts';

/** A button's label and its step. `asks` names the dialog to open first. */
export type Action = { words: string; to: Stage; reason?: string; asks?: 'part' | 'money' | 'early' };

const next: Record<Stage, Action | null> = {
  requested: null,
  scheduled: { words: t('onMyWay'), to: 'on_the_way' },
  on_the_way: { words: t('start'), to: 'working' },
  waiting: { words: t('start'), to: 'working' },
  working: { words: t('finish'), to: 'done', asks: 'money' },
  done: null,
  cancelled: null,
};

const others: Partial<Record<Stage, readonly Action[]>> = {
  on_the_way: [
    { words: t('notAtHome'), to: 'scheduled', reason: notAtHome },
    { words: t('cameBack'), to: 'scheduled', reason: cameBack },
  ],
  working: [{ words: t('needsPart'), to: 'waiting', asks: 'part' }],
};

/** A job's next step. To set out for a visit of a later day, it asks first. `now` is in milliseconds. */
export function nextAction({ stage, visit }: Pick<Job, 'stage' | 'visit'>, now: number): Action | null {
  const action = next[stage];
  const isEarly = action?.to === 'on_the_way' && visit !== null && visit.date > indiaDayOf(now);
  return isEarly ? { ...action, asks: 'early' } : action;
}

export const otherActions = (stage: Stage): readonly Action[] =>
  (others[stage] ?? []).filter(({ to }) => mayMove('technician', stage, to));
