// How far an order is, in the owner's lists and details.
import { type Stage, stageTable } from '#shared/orders/stages.ts';
import classes from './StageBadge.module.css';

export const StageBadge = ({ stage }: { stage: Stage }) => (
  <span className={classes.badge} data-stage={stage}>
    {stageTable[stage].label}
  </span>
);
