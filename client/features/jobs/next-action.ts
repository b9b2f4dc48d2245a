// Which step comes next with a job, and what else may happen there. The table of moves says what is possible.
import { mayMove, type Stage } from '#shared/orders/stages.ts';

/** A step by the words of its button. `asks` has a dialog of its own. */
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
    { words: 'Not at home', to: 'scheduled', reason: 'Not at home' },
    { words: 'Turned back', to: 'scheduled', reason: 'Turned back' },
  ],
  working: [{ words: 'Needs a part', to: 'waiting', asks: 'part' }],
};

/** The one large button; none where it is the shop's turn. */
export const nextAction = (stage: Stage): Action | null => next[stage];

/** What may happen instead. */
export const otherActions = (stage: Stage): readonly Action[] =>
  (others[stage] ?? []).filter(({ to }) => mayMove('technician', stage, to));
