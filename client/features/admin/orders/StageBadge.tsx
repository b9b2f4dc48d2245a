import { type Stage, stageLabel } from '#shared/orders/stages.ts';
import classes from './StageBadge.module.css';

/** With `call`, the badge says that somebody has to call the customer to agree on a time. */
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
    {stageLabel(stage)}
  </span>
);
