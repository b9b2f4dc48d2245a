import type { Finish } from '#shared/bills/finish.ts';
import type { CustomerBill } from '#shared/bills/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { NewsKind } from '#shared/jobs/push.ts';
import { firstOrderOpenReason, openedAgain } from '#shared/orders/cancel-reasons.ts';
import { dueAt, isShortNotice, waitingDueAt } from '#shared/orders/due.ts';
import { type EventFacts, eventKindOfStep } from '#shared/orders/events.ts';
import { isOpen, mayMove, notAtHome, type Stage, stageTable, statusOf } from '#shared/orders/stages.ts';
import { toPaise } from '#shared/primitives.ts';
import type { VisitChoice } from '#shared/visits/schema.ts';
import type { Db, Deps } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import { changeTime } from '../../platform/db/change-time.ts';
import type { Actor } from '../audit/actor.ts';
import { queueJobNews } from '../job-news/job-news.ts';
import { bookableWindow } from '../visits/places.ts';
import { presentVisit } from '../visits/windows.ts';
import { refuseLeavingClosedMonth, timeOutsideClosedMonths } from './closed-months.ts';
import { recordEvent, stepTime } from './events.ts';
import { refuseThirdVisit } from './guest-visits.ts';
import { endWarranties, startWarranties } from './line-warranties.ts';
import { isBusyThen, openClaimOf, openClaims } from './open-orders.ts';
import { moveVisit, type NewVisit } from './settle-visit.ts';
import { mayStepWith, type Stepper, stepImpossible, wasStepTaken } from './step-access.ts';

/** The routers pass in these functions, because bills import orders and a cycle is not allowed. */
export type BillFunctions = {
  readBillOfOrder(db: Db, orderId: string): Promise<CustomerBill>;
  billOrder: (db: Db, actor: Actor, orderId: string, now: Date, finish?: Finish | null) => Promise<void>;
  creditOrder: (db: Db, actor: Actor, orderId: string, now: Date, reason: string) => Promise<unknown>;
};

export type Step = {
  to: Stage;
  visit?: VisitChoice;
  reason?: string;
  part?: string;
  partExpected?: string;
  proposed?: VisitChoice;
  fee?: number;
  knowingly?: boolean;
  at?: Date;
  finish?: Finish;
};

export type Stepped = { from: Stage; changed: boolean; withdrawn?: readonly string[] };

const lockedOrder = (db: Db, id: string) =>
  db
    .selectFrom('orders')
    .select((eb) => [
      'id',
      'user_id',
      'stage',
      'status',
      'visit_from',
      'visit_to',
      'created_at',
      'due_at',
      'technician_id',
      'closed_at',
      'order_number',
      'warranty_of',
      'warranty_line',
      'mobile',
      eb.selectFrom('users').select('email').whereRef('users.id', '=', 'orders.user_id').as('account'),
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockedOrder>>>;

type StepRequest = {
  actor: Stepper;
  orderId: string;
  decide: (order: LockedOrder) => Step | null;
  key?: string | null | undefined;
};

/**
 * The only function that changes an order's stage. The stage done issues the bill. Reopening credits the bill
 * and cancels warranty claims.
 */
export function takeStep<T>(
  db: Db,
  deps: Deps & BillFunctions,
  { actor, orderId, decide, key }: StepRequest,
  respond: (db: Db, stepped: Stepped) => Promise<T>,
): Promise<T> {
  const now = deps.clock();
  let places = false;
  const tags = () => (places ? (['visits'] as const) : []);
  return invalidatingTransaction(db, deps.cache, tags, async (db) => {
    const order = await lockedOrder(db, orderId);
    if (!order || !mayStepWith(order, actor, now)) throw new AppError('orderNotFound');
    const { stage: from } = order;
    const step = key && (await wasStepTaken(db, orderId, key)) ? null : decide(order);
    if (!step) return respond(db, { from, changed: false });
    if (!mayMove(actor.role, from, step.to)) throw stepImpossible(from);
    const outcome = await move(db, { ...deps, now, actor }, order, step, key ?? null);
    places = outcome.places;
    return respond(db, { from, ...outcome });
  });
}

const comesLate = ({ stage, visit_from }: LockedOrder, to: Stage, now: Date): boolean =>
  stage === 'scheduled' &&
  (to === 'cancelled' || to === 'scheduled') &&
  isShortNotice(visit_from?.getTime() ?? null, now.getTime());

type StepContext = BillFunctions & Deps & { now: Date; actor: Actor };

type Move = { order: LockedOrder; step: Step; visit: NewVisit; at: Date; key: string | null };

async function move(db: Db, context: StepContext, order: LockedOrder, step: Step, key: string | null) {
  const { now, actor } = context;
  if (!isOpen(order.stage)) await refuseLeavingClosedMonth(db, order.closed_at);
  if (!isOpen(order.stage) && isOpen(step.to)) await refuseSecondClaim(db, order);
  if (actor.role === 'customer' && step.visit && !order.visit_from && order.account === null)
    await refuseThirdVisit(db, order.mobile);
  const visit = await moveVisit(db, context, order, step);
  if (!visit) return { changed: false, places: false };
  const at = await timeOutsideClosedMonths(db, await stepTime(db, order.id, step.at, now), now);
  const made: Move = { order, step, visit, at, key };
  await tellTechnician(db, context, made);
  await writeStage(db, context, made);
  await writeWarranties(db, made);
  await recordStep(db, context, made);
  const withdrawn = order.stage === 'done' ? await withdrawClaims(db, context, order, step.to) : [];
  await settleBill(db, context, made);
  const movesVisit = order.visit_from?.getTime() !== visit.visit?.from.getTime();
  return { changed: true, withdrawn, places: movesVisit || withdrawn.length > 0 };
}

/** An order without a visit time loses its technician, because the next visit may get another one. */
const losesTechnician = ({ stage, technician_id }: LockedOrder, to: Stage): boolean =>
  technician_id !== null && !stageTable[to].visit && isOpen(to) && stage !== 'done';

async function writeStage(db: Db, context: StepContext, { order, step, visit: { visit }, at }: Move) {
  const { actor } = context;
  const { to, reason, fee } = step;
  await db
    .updateTable('orders')
    .set({
      stage: to,
      status: statusOf(to),
      visit_from: visit?.from ?? null,
      visit_to: visit?.to ?? null,
      // An admin has seen what speaks against the new time. A customer cannot see the technician's other visits.
      ...(step.visit &&
        visit && { technician_busy: actor.role === 'customer' && (await isBusyThen(db, order, visit)) }),
      due_at: dueOf(order, step, visit, at),
      ...(await waitingOf(db, context, step)),
      not_at_home_at: order.stage === 'on_the_way' && reason === notAtHome ? at : null,
      cancellation_fee_paise: to === 'cancelled' ? toPaise(fee ?? 0) : 0,
      closed_at: isOpen(to) ? null : at,
      ...(losesTechnician(order, to) && { technician_id: null }),
      updated_at: changeTime,
    })
    .where('id', '=', order.id)
    .execute();
}

async function writeWarranties(db: Db, { order, step, at }: Move): Promise<void> {
  if (step.to === 'done') await startWarranties(db, order.id, at);
  if (order.stage === 'done') await endWarranties(db, order.id);
}

async function recordStep(db: Db, { now, actor }: StepContext, { order, step, visit, at, key }: Move) {
  const { to, reason, part, fee } = step;
  await recordEvent(db, order.id, actor, {
    kind: eventKindOfStep(order.stage, to),
    stage: to,
    from: order.stage,
    at: now,
    doneAt: at,
    key,
    ...changeOf(
      order,
      { stage: to, visit: visit.visit },
      {
        ...((reason || part) && { reason: reason || part }),
        ...(fee && { fee }),
        ...(actor.role === 'customer' && comesLate(order, to, now) && { shortNotice: true }),
        ...(visit.overbooked && { overbooked: true }),
      },
    ),
  });
}

// Runs before the order changes, so that the message names the visit that is withdrawn.
async function tellTechnician(db: Db, { now, actor }: StepContext, { order, step }: Move): Promise<void> {
  const news = newsOf(order, step);
  if (news && actor.id !== order.technician_id)
    await queueJobNews(db, now, news, order.technician_id, [order.id]);
}

function dueOf(order: LockedOrder, { to, partExpected }: Step, visit: { to: Date } | null, at: Date): Date {
  if (stageTable[to].waits) return waitingDueAt(at, partExpected ?? null);
  // When the work continues after waiting, the order keeps its due time.
  if (stageTable[order.stage].waits && to === 'working') return order.due_at;
  return dueAt(order.created_at, visit);
}

async function waitingOf(
  db: Db,
  { now, ...deps }: StepContext,
  { to, reason, part, partExpected, proposed }: Step,
) {
  const waits = stageTable[to].waits;
  const window = waits && proposed ? await bookableWindow(db, deps, proposed, now, { overbook: true }) : null;
  return {
    waiting_reason: waits ? reason || part || '' : '',
    part: waits ? (part ?? '') : '',
    part_expected: waits ? (partExpected ?? null) : null,
    proposed_from: window?.from ?? null,
    proposed_to: window?.to ?? null,
  };
}

// The message to the technician about a step that somebody else took.
// A technician has been told already that a cancelled job is withdrawn. A reopened job stays his.
const newsOf = ({ technician_id, stage }: LockedOrder, { to, visit }: Step): NewsKind | null => {
  if (technician_id === null || !isOpen(stage)) return null;
  return to === 'cancelled' || to === 'requested' ? 'withdrawn' : visit ? 'moved' : null;
};

// An order line has at most one open claim, so reopening a closed claim may fail.
async function refuseSecondClaim(db: Db, { warranty_of, warranty_line }: LockedOrder): Promise<void> {
  const other =
    warranty_of === null || warranty_line === null ? null : await openClaimOf(db, warranty_of, warranty_line);
  if (other) throw new AppError('alreadyClaimed', { count: other.order_number });
}

// A reopened repair makes its warranty claims superfluous. A claim whose technician is on the way stays.
async function withdrawClaims(db: Db, context: StepContext, order: LockedOrder, stage: Stage) {
  const { now, actor } = context;
  const withdrawn: string[] = [];
  for (const { id } of await openClaims(db, order.id)) {
    const claim = await lockedOrder(db, id);
    if (!claim || !mayMove('customer', claim.stage, 'cancelled')) continue;
    await move(db, context, claim, { to: 'cancelled', reason: firstOrderOpenReason }, null);
    const after = { order: claim.order_number };
    await recordEvent(db, order.id, actor, { kind: 'claimWithdrawn', stage, at: now, after });
    withdrawn.push(id);
  }
  return withdrawn;
}

// Runs last, because the bill's number locks the number series until the transaction ends.
async function settleBill(
  db: Db,
  { now, actor, billOrder, creditOrder }: StepContext,
  { order, step: { to, finish } }: Move,
) {
  if (!isOpen(order.stage)) await creditOrder(db, actor, order.id, now, to === 'done' ? '' : openedAgain);
  if (!isOpen(to)) await billOrder(db, actor, order.id, now, finish);
}

function changeOf(
  order: LockedOrder,
  now: { stage: Stage; visit: { from: Date; to: Date } | null },
  facts: EventFacts,
): { before: EventFacts; after: EventFacts } {
  const [was, is] = [
    presentVisit(order),
    presentVisit({ visit_from: now.visit?.from ?? null, visit_to: now.visit?.to ?? null }),
  ];
  const moved = JSON.stringify(was) !== JSON.stringify(is);
  const status = statusOf(now.stage);
  const set = order.status !== status;
  return {
    before: {
      ...(set && { status: order.status }),
      ...(moved && { visit: was }),
      ...(losesTechnician(order, now.stage) && { technicianId: order.technician_id ?? '' }),
    },
    after: { ...(set && { status }), ...(moved && { visit: is }), ...facts },
  };
}
