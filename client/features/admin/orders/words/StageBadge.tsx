import { Badge, type BadgeTone } from '#client/ui/Badge.tsx';
import { type Stage, stageLabel } from '#shared/orders/stages.ts';

/** Somebody has to call the customer of a request or a waiting order. */
const tones: Record<Stage, BadgeTone> = {
  requested: 'call',
  scheduled: 'open',
  on_the_way: 'open',
  working: 'open',
  waiting: 'call',
  done: 'done',
  cancelled: 'cancelled',
};

export const StageBadge = ({ stage }: { stage: Stage }) => (
  <Badge tone={tones[stage]}>{stageLabel(stage)}</Badge>
);
