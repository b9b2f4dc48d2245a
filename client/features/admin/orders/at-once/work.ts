// The steps for many orders at once. The server decides again for each order.
import type { Order } from '#shared/orders/schema.ts';
import { isOpen, mayChooseTime, mayCostFee, mayMove, type Stage, stageWords } from '#shared/orders/stages.ts';
import type { Assignee } from '../assigning/use-assigning.tsx';
import { atOnceTexts as t } from './texts.ts';

export type Work =
  | { kind: 'assign'; technician: Assignee }
  | { kind: 'time'; visit: { date: string; from: string } }
  | { kind: 'stage'; stage: Stage }
  | { kind: 'cancel'; reason: string };

export type WorkKind = Work['kind'];

/** The stages that need no further question. A finished order needs a payment, a waiting one its reason. */
export const stagesAtOnce = ['requested', 'on_the_way', 'working'] as const satisfies readonly Stage[];

export function isDone(order: Order, work: Work): boolean {
  if (work.kind === 'assign') return (order.technician?._id ?? null) === (work.technician?._id ?? null);
  if (work.kind === 'time')
    return (
      order.stage === 'scheduled' &&
      order.visit?.date === work.visit.date &&
      order.visit.from === work.visit.from
    );
  return order.stage === (work.kind === 'cancel' ? 'cancelled' : work.stage);
}

function isPossible({ stage }: Order, work: Work): boolean {
  if (work.kind === 'assign') return isOpen(stage);
  if (work.kind === 'time') return mayChooseTime('admin', stage);
  return mayMove('admin', stage, work.kind === 'cancel' ? 'cancelled' : work.stage);
}

export function whyNot(order: Order, work: Work): string | null {
  if (isDone(order, work)) return t('hasAlready');
  if (!isPossible(order, work)) return stageWords(order.stage);
  return work.kind === 'cancel' && mayCostFee(order.stage) ? t('feeFirst') : null;
}
