import { cameBack, mayMove, notAtHome, type Stage } from '#shared/orders/stages.ts';

/** A button's label and its step. `asks` names the dialog to open first. */
export type Action = { words: string; to: Stage; reason?: string; asks?: 'part' | 'money' };

const next: Record<Stage, Action | null> = {
  requested: null,
  scheduled: { words: 'On my way', to: 'on_the_way' },
  on_the_way: { words: 'Start', to: 'working' },
  waiting: { words: 'Start', to: 'working' },
  working: { words: 'Finish', to: 'done', asks: 'money' },
  done: null,
  cancelled: null,
};

const others: Partial<Record<Stage, readonly Action[]>> = {
  on_the_way: [
    { words: notAtHome, to: 'scheduled', reason: notAtHome },
    { words: cameBack, to: 'scheduled', reason: cameBack },
  ],
  working: [{ words: 'Needs a part', to: 'waiting', asks: 'part' }],
};

export const nextAction = (stage: Stage): Action | null => next[stage];

export const otherActions = (stage: Stage): readonly Action[] =>
  (others[stage] ?? []).filter(({ to }) => mayMove('technician', stage, to));
