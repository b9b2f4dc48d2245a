// How far an order is, in the owner's lists and details.
import { type Stage, stageTable } from '#shared/orders/stages.ts';
import classes from './StageBadge.module.css';

/** `call`: nobody has agreed on a time yet, or a second visit is still to be agreed: somebody has to call. */
const tones: Record<Stage, 'call' | 'agreed' | 'done' | 'cancelled'> = {
  requested: 'call',
  scheduled: 'agreed',
  on_the_way: 'agreed',
  working: 'agreed',
  waiting: 'call',
  done: 'done',
  cancelled: 'cancelled',
};

export const StageBadge = ({ stage }: { stage: Stage }) => (
  <span className={classes.badge} data-tone={tones[stage]}>
    {stageTable[stage].label}
  </span>
);
