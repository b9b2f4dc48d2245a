import { cameBack, mayMove, notAtHome, type Stage } from '#shared/orders/stages.ts';
import { stepTexts as t } from './offline/step-texts.ts';

/** A button's label and its step. `asks` names the dialog to open first. */
export type Action = { words: string; to: Stage; reason?: string; asks?: 'part' | 'money' };

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

export const nextAction = (stage: Stage): Action | null => next[stage];

export const otherActions = (stage: Stage): readonly Action[] =>
  (others[stage] ?? []).filter(({ to }) => mayMove('technician', stage, to));
