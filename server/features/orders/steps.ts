import type { Finish } from '#shared/bills/finish.ts';
import { AppError } from '#shared/errors.ts';
import { dueAt, isShortNotice } from '#shared/orders/due.ts';
import { type EventFacts, stepKind } from '#shared/orders/events.ts';
import { isOpen, mayMove, type Stage, stageTable, statusOf } from '#shared/orders/stages.ts';
import { toPaise } from '#shared/primitives.ts';
import type { VisitChoice } from '#shared/visits/schema.ts';
import type { Deps } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Actor } from '../audit/actor.ts';
import { presentVisit } from '../visits/windows.ts';
import { doneAt, recordEvent } from './events.ts';
import { endWarranties, startWarranties } from './line-warranties.ts';
import { openClaimOf, openClaims } from './open-orders.ts';
import { settleVisit } from './settle-visit.ts';
import { mayStepWith, type Stepper, stepImpossible, wasTaken } from './step-access.ts';

/** How bills are made and credited: passed in by the routers, because bills build on orders. */
export type Billing = {
  billOrder: (db: Db, actor: Actor, orderId: string, now: Date, finish?: Finish | null) => Promise<void>;
  creditOrder: (db: Db, actor: Actor, orderId: string, now: Date, reason: string) => Promise<unknown>;
};

/** One change of an order's stage. */
export type Step = {
  to: Stage;
  /** The visit that is asked for, if the step is to one. */
  visit?: VisitChoice;
  reason?: string;
  /** Rupees that cancelling costs. */
  fee?: number;
  /** An admin has agreed to a time that is full or too soon. */
  knowingly?: boolean;
  /** When it was done, if the shop hears of it later. */
  at?: Date;
  /** Of a step to done: what was taken. Without it all was paid in cash. */
  finish?: Finish;
};

/** What a step did: the stage before it, whether anything changed, and the ids of warranty claims that it withdrew. */
export type Stepped = { from: Stage; changed: boolean; withdrawn?: readonly string[] };

/** `places`: whether a place in a window was taken or freed. */
type Moved = Omit<Stepped, 'from'> & { places: boolean };

const lockedOrder = (db: Db, id: string) =>
  db
    .selectFrom('orders')
    .select([
      'id',
      'user_id',
      'stage',
      'status',
      'visit_from',
      'visit_to',
      'created_at',
      'technician_id',
      'closed_at',
      'order_number',
      'warranty_of',
      'warranty_line',
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** An order's row, locked until the transaction ends. */
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockedOrder>>>;

type Taking = {
  actor: Stepper;
  orderId: string;
  /** Decides on the step by the locked order; null for none. */
  decide: (order: LockedOrder) => Step | null;
  /** Names the step. The same key again changes nothing. */
  key?: string | null | undefined;
};

/**
 * Takes one step with an order, in a transaction of its own. Customers step with their own orders alone, technicians with
 * their jobs. The same time once more changes nothing. `also` runs in the same transaction. A step to done makes the bill;
 * opening the order again credits it and withdraws open claims of its warranty. Throws AppError orderNotFound, stepImpossible,
 * visitTaken, totalChanged, takenTooMuch, alreadyClaimed.
 */
export function takeStep<T>(
  db: Db,
  deps: Pick<Deps, 'clock' | 'cache'> & Billing,
  { actor, orderId, decide, key }: Taking,
  also: (db: Db, stepped: Stepped) => Promise<T>,
): Promise<T> {
  const now = deps.clock();
  let places = false;
  const tags = () => (places ? (['visits'] as const) : []);
  return invalidatingTransaction(db, deps.cache, tags, async (db) => {
    const order = await lockedOrder(db, orderId);
    if (!order || !mayStepWith(order, actor, now)) throw new AppError('orderNotFound');
    const { stage: from } = order;
    const step = key && (await wasTaken(db, orderId, key)) ? null : decide(order);
    if (!step) return also(db, { from, changed: false });
    if (!mayMove(actor.role, from, step.to)) throw stepImpossible(from);
    const { places: moved, ...done } = await move(db, { ...deps, now, actor }, order, step, key ?? null);
    places = moved;
    return also(db, { from, ...done });
  });
}

/** Whether a visit is moved or cancelled so late that nobody else can take its place. */
const comesLate = ({ stage, visit_from }: LockedOrder, to: Stage, now: Date): boolean =>
  stage === 'scheduled' &&
  (to === 'cancelled' || to === 'scheduled') &&
  isShortNotice(visit_from?.getTime() ?? null, now.getTime());

type By = Billing & { now: Date; actor: Actor };

async function move(db: Db, by: By, order: LockedOrder, step: Step, key: string | null): Promise<Moved> {
  const { now, actor } = by;
  const { to, reason, fee } = step;
  if (!isOpen(order.stage) && isOpen(to)) await refuseSecondClaim(db, order);
  const settled = await settleVisit(db, now, order, step);
  if (!settled) return { changed: false, places: false };
  const { visit, overbooked } = settled;
  const status = statusOf(to);
  const at = await doneAt(db, order.id, step.at, now);
  await db
    .updateTable('orders')
    .set({
      stage: to,
      status,
      visit_from: visit?.from ?? null,
      visit_to: visit?.to ?? null,
      due_at: dueAt(order.created_at, visit),
      waiting_reason: stageTable[to].waits ? (reason ?? '') : '',
      cancellation_fee_paise: to === 'cancelled' ? toPaise(fee ?? 0) : 0,
      closed_at: isOpen(to) ? null : at,
      // an order that loses its time loses its technician too: the next time decides
      ...(!stageTable[to].visit && isOpen(to) && order.stage !== 'done' && { technician_id: null }),
      updated_at: now,
    })
    .where('id', '=', order.id)
    .execute();
  if (to === 'done') await startWarranties(db, order.id, at);
  if (order.stage === 'done') await endWarranties(db, order.id);
  await recordEvent(db, order.id, actor, {
    kind: stepKind(order.stage, to),
    stage: to,
    at: now,
    doneAt: at,
    key,
    ...changeOf(
      order,
      { status, visit },
      {
        ...(reason && { reason }),
        ...(fee && { fee }),
        ...(actor.role === 'customer' && comesLate(order, to, now) && { shortNotice: true }),
        ...(overbooked && { overbooked }),
      },
    ),
  });
  const withdrawn = order.stage === 'done' ? await withdrawClaims(db, by, order, to) : [];
  await settleBill(db, by, order, step);
  const places = order.visit_from?.getTime() !== visit?.from.getTime() || withdrawn.length > 0;
  return { changed: true, withdrawn, places };
}

// Only one open order claims a line's warranty; a closed claim that is opened again counts too.
async function refuseSecondClaim(db: Db, { warranty_of, warranty_line }: LockedOrder): Promise<void> {
  const other =
    warranty_of === null || warranty_line === null ? null : await openClaimOf(db, warranty_of, warranty_line);
  if (other) throw new AppError('alreadyClaimed', { count: other.order_number });
}

// An order that is open again is finished itself, so claims of its warranty are not needed if nobody has set out for them.
async function withdrawClaims(db: Db, by: By, order: LockedOrder, stage: Stage): Promise<string[]> {
  const { now, actor } = by;
  const withdrawn: string[] = [];
  for (const { id } of await openClaims(db, order.id)) {
    const claim = await lockedOrder(db, id);
    if (!claim || !mayMove('customer', claim.stage, 'cancelled')) continue;
    const reason = `Order ${order.order_number} is open again`;
    await move(db, by, claim, { to: 'cancelled', reason }, null);
    const after = { order: claim.order_number };
    await recordEvent(db, order.id, actor, { kind: 'claimWithdrawn', stage, at: now, after });
    withdrawn.push(id);
  }
  return withdrawn;
}

// Last: taking a bill's number locks the series until the transaction ends.
async function settleBill(
  db: Db,
  { now, actor, billOrder, creditOrder }: By,
  order: LockedOrder,
  { to, finish }: Step,
) {
  if (!isOpen(order.stage))
    await creditOrder(db, actor, order.id, now, to === 'done' ? '' : 'The booking was opened again');
  if (!isOpen(to)) await billOrder(db, actor, order.id, now, finish);
}

// What changed: values before and after.
function changeOf(
  order: LockedOrder,
  now: { status: string; visit: { from: Date; to: Date } | null },
  facts: EventFacts,
): { before: EventFacts; after: EventFacts } {
  const [was, is] = [
    presentVisit(order),
    presentVisit({ visit_from: now.visit?.from ?? null, visit_to: now.visit?.to ?? null }),
  ];
  const moved = JSON.stringify(was) !== JSON.stringify(is);
  const set = order.status !== now.status;
  return {
    before: { ...(set && { status: order.status }), ...(moved && { visit: was }) },
    after: { ...(set && { status: now.status }), ...(moved && { visit: is }), ...facts },
  };
}
