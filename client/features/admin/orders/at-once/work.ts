// The steps for many orders at once, with their orders and their undo. The server decides again for
// each order.
import { indiaMoment } from '#shared/india-day.ts';
import type { Order } from '#shared/orders/schema.ts';
import {
  cameBack,
  isOpen,
  mayChooseTime,
  mayCostFee,
  mayMove,
  type Stage,
  stageWords,
} from '#shared/orders/stages.ts';
import type { Assignee } from '../use-assigning.tsx';
import { atOnceTexts as t } from './texts.ts';

export type Work =
  | { kind: 'assign'; technician: Assignee }
  | { kind: 'time'; visit: { date: string; from: string }; knowingly?: true }
  | { kind: 'stage'; stage: Stage; reason?: string }
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

/** Returns why an order is left out, or null. */
export function whyNot(order: Order, work: Work): string | null {
  if (isDone(order, work)) return t('hasAlready');
  if (!isPossible(order, work)) return stageWords(order.stage);
  return work.kind === 'cancel' && mayCostFee(order.stage) ? t('feeFirst') : null;
}

// The order had this place before, so its undo takes the place even if the lead time has begun or the window is
// full.
const backTo = ({ visit }: Order): Work[] => (visit ? [{ kind: 'time', visit, knowingly: true }] : []);

// An order that loses its visit time loses its technician too.
const backToTechnician = ({ technician }: Order): Work[] =>
  technician ? [{ kind: 'assign', technician }] : [];

/** Returns the work that brings an order back to how it was, or null if the stages do not allow it. */
export function undoing(before: Order, work: Work): Work[] | null {
  const { stage, technician } = before;
  if (work.kind === 'assign') return [{ kind: 'assign', technician }];
  if (work.kind === 'cancel')
    return [{ kind: 'stage', stage: 'requested' }, ...backTo(before), ...backToTechnician(before)];
  if (stage === 'scheduled' && work.kind === 'stage' && work.stage === 'on_the_way')
    return [{ kind: 'stage', stage: 'scheduled', reason: cameBack }];
  if (stage === 'scheduled' && work.kind === 'time') return backTo(before);
  if (stage === 'scheduled' && work.kind === 'stage' && work.stage === 'requested')
    return [...backTo(before), ...backToTechnician(before)];
  if (stage === 'requested' && work.kind === 'time') return [{ kind: 'stage', stage: 'requested' }];
  return stage === 'cancelled' ? [{ kind: 'cancel', reason: '' }] : null;
}

export const isOver = ({ visit }: Pick<Order, 'visit'>): boolean =>
  visit !== null && indiaMoment(visit.date, visit.to) <= Date.now();

/** Says whether the work takes a visit from an order that the undo cannot give back, because its time is over. */
export const losesVisit = (order: Order, work: Work): boolean =>
  isOver(order) && (work.kind === 'cancel' || (work.kind === 'stage' && work.stage === 'requested'));
