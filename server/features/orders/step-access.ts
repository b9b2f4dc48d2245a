import { dayMs } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { isOpen, type Mover, type Stage, stageWords } from '#shared/orders/stages.ts';
import type { Db } from '../../deps.ts';
import type { Actor } from '../audit/actor.ts';

export type Stepper = Actor & { role: Mover };

export const stepImpossible = (from: Stage): AppError =>
  new AppError('stepImpossible', { words: stageWords(from) });

type OrderOfSomebody = {
  user_id: string;
  technician_id: string | null;
  stage: Stage;
  closed_at: Date | null;
};

/**
 * Customers reach their own orders, technicians their jobs. An actor without an id came by a tracking link,
 * which was checked before.
 */
export function mayStepWith(order: OrderOfSomebody, { role, id }: Stepper, now: Date): boolean {
  if (role === 'technician') return isJobOf(order, id, now);
  return role === 'admin' || id === null || order.user_id === id;
}

/** Reads an order that the actor may reach, with `lock` until the transaction ends. Any other is not found. */
export async function reachOrder(db: Db, actor: Stepper, id: string, now: Date, { lock = false } = {}) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'user_id', 'stage', 'technician_id', 'closed_at', 'agreed_paise'])
    .where('id', '=', id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!order || !mayStepWith(order, actor, now)) throw new AppError('orderNotFound');
  return order;
}

export async function wasStepTaken(db: Db, orderId: string, key: string): Promise<boolean> {
  const event = await db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('step_key', '=', key)
    .executeTakeFirst();
  return event !== undefined;
}

export const jobKeptMs = 2 * dayMs;

const isJobOf = (
  order: { technician_id: string | null; stage: Stage; closed_at: Date | null },
  technicianId: string | null,
  now: Date,
): boolean =>
  technicianId !== null &&
  order.technician_id === technicianId &&
  (isOpen(order.stage) ||
    (order.closed_at !== null && now.getTime() - order.closed_at.getTime() < jobKeptMs));
