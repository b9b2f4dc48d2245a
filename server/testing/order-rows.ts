import { dueAt } from '#shared/orders/due.ts';
import type { Stage } from '#shared/orders/stages.ts';

export const stageAndDue = (row: { created_at: Date; status?: string | undefined }) => ({
  stage: (row.status === 'Complete' ? 'done' : 'requested') satisfies Stage as Stage,
  due_at: dueAt(row.created_at, null),
});
