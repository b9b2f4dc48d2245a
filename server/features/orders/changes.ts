import type { CustomerBill } from '#shared/bills/schema.ts';
import { legal, type Status } from '#shared/business.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { Cancel, Order, Reschedule, SetStage, SetStatus } from '#shared/orders/schema.ts';
import { isOpen, mayChooseTime, mayCostFee, type Stage, stageTable } from '#shared/orders/stages.ts';
import type { Db, Deps } from '../../deps.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { actorOf } from '../audit/actor.ts';
import { readCallTime } from '../business/queries.ts';
import { mayMail } from '../mail/may-mail.ts';
import {
  cancelledMail,
  claimWithdrawnMail,
  notAtHomeMail,
  onTheWayMail,
  restoredMail,
  statusChangedMail,
  visitMail,
} from './mail.ts';
import { forCustomer } from './present.ts';
import { inCallersLanguage, orderWithLink } from './queries.ts';
import { type Stepper, stepImpossible } from './step-access.ts';
import { type BillFunctions, type LockedOrder, type Step, type Stepped, takeStep } from './steps.ts';

type ChangeDeps = Deps & BillFunctions;
type MailOf = (
  order: Order,
  link: string,
  facts: { stepped: Stepped; bill: CustomerBill | null; when: string },
) => MailMessage | null;

// Queues the mail about a step in the step's transaction and sends the mail afterwards. This function limits
// customers, because a mail may go to somebody else's address. The router limits steps by tracking link.
async function stepAndTell(
  db: Db,
  deps: ChangeDeps,
  actor: Stepper,
  {
    id,
    key,
    decide,
  }: { id: string; key?: string | null | undefined; decide: (order: LockedOrder) => Step | null },
  mailOf: MailOf,
): Promise<Order> {
  const { order, mailIds } = await takeStep(
    db,
    deps,
    { actor, orderId: id, decide, key },
    async (db, stepped) => {
      if (stepped.changed && actor.role === 'customer' && actor.id)
        await deps.limiter.take('bookingChange', actor.id, db);
      const { order, link, enqueue } = await orderWithLink(db, deps, id);
      const mailIds = await enqueueWithdrawnClaimMails(db, deps, stepped);
      if (stepped.changed && (await mayMailOf(db, deps, actor, order))) {
        const mail = async () => {
          const bill = await billFor(db, deps, order);
          return mailOf(order, link, { stepped, bill, when: await readCallTime(db, deps) });
        };
        mailIds.push(...(await enqueue(mail)));
      }
      return { order: await inCallersLanguage(db, order), mailIds };
    },
  );
  mailIds.forEach(deps.mail.attemptSoon);
  return actor.role === 'customer' ? forCustomer(order) : order;
}

// The mail after the work lists the bill.
const billFor = (db: Db, { readBillOfOrder }: BillFunctions, { _id, billNumber }: Order) =>
  billNumber === null ? null : readBillOfOrder(db, _id);

// A mail that a customer causes counts towards the limit of its recipient.
async function mayMailOf(db: Db, { limiter }: ChangeDeps, actor: Stepper, { _id, email }: Order) {
  if (actor.role !== 'customer' || !email) return email !== '';
  const customer = await db
    .selectFrom('users')
    .innerJoin('orders', 'orders.user_id', 'users.id')
    .select('users.email')
    .where('orders.id', '=', _id)
    .executeTakeFirst();
  return mayMail(db, limiter, email, customer?.email ?? null);
}

export async function rescheduleOrder(
  db: Db,
  deps: ChangeDeps,
  actor: Stepper,
  { id, visit, knowingly }: Reschedule,
) {
  const step: Step = { to: 'scheduled', visit, knowingly: actor.role === 'admin' && knowingly === true };
  const decide = ({ stage }: LockedOrder) => {
    if (!mayChooseTime(actor.role, stage)) throw stepImpossible(stage);
    return step;
  };
  const data = await stepAndTell(db, deps, actor, { id, decide }, (order, link, { when }) =>
    visitMail(order, link, when),
  );
  return { message: successMessages.bookingRescheduled, data };
}

/** Cancels an order. `fee` is an admin's decision about the cancellation fee. Waiving the fee needs a reason. */
export async function cancelOrder(db: Db, deps: ChangeDeps, actor: Stepper, { id, reason, fee }: Cancel) {
  const decide = ({ stage }: LockedOrder): Step => {
    const costs = actor.role === 'admin' && mayCostFee(stage);
    if (costs && fee === false && !reason) throw new AppError('feeUnexplained');
    return {
      to: 'cancelled',
      ...(reason && { reason }),
      ...(costs && fee && { fee: legal.cancellationFeeRupees }),
    };
  };
  const data = await stepAndTell(db, deps, actor, { id, decide }, cancelledMail);
  return { message: successMessages.bookingCancelled, data };
}

/**
 * Sets an order's stage. A repeated `key` changes nothing. The stage `scheduled` keeps the visit's time, for
 * example when a technician turns back.
 */
export async function setOrderStage(
  db: Db,
  deps: ChangeDeps,
  actor: Stepper,
  { id, stage, reason, part, partExpected, proposed, key, at, finish }: SetStage,
) {
  const decide = (order: LockedOrder): Step => {
    if (
      stage === 'scheduled' &&
      (!order.visit_from || order.stage === 'scheduled' || stageTable[order.stage].waits)
    )
      throw stepImpossible(order.stage);
    if (stage === 'requested' && order.stage === 'done' && order.visit_from)
      throw stepImpossible(order.stage);
    return {
      to: stage,
      ...(reason && { reason }),
      ...(part && { part }),
      ...(partExpected && { partExpected }),
      ...(proposed && { proposed }),
      ...(at && { at: new Date(at) }),
      ...(finish && { finish }),
    };
  };
  const data = await stepAndTell(db, deps, actor, { id, key, decide }, stageMail);
  return { message: successMessages.bookingUpdated, data };
}

const mailAt: Record<Stage, MailOf> = {
  requested: (order, link, { stepped, when }) =>
    stepped.from === 'scheduled' ? visitMail(order, link, when) : null,
  scheduled: (order, link) => (order.notAtHomeAt ? notAtHomeMail(order, link) : null),
  on_the_way: onTheWayMail,
  working: () => null,
  waiting: () => null,
  done: (order, link, { bill }) => statusChangedMail(order, link, bill),
  cancelled: cancelledMail,
};

const stageMail: MailOf = (order, link, facts) => {
  const { stepped, bill, when } = facts;
  if (stepped.from === 'done') return statusChangedMail(order, link, bill);
  if (stepped.from === 'cancelled' && isOpen(order.stage)) return restoredMail(order, link, when);
  return mailAt[order.stage](order, link, facts);
};

async function enqueueWithdrawnClaimMails(db: Db, deps: Deps, { withdrawn = [] }: Stepped) {
  const mailIds: string[] = [];
  for (const id of withdrawn) {
    const { order, link, enqueue } = await orderWithLink(db, deps, id);
    const mail = async () => claimWithdrawnMail(order, link, await readCallTime(db, deps));
    if (order.email) mailIds.push(...(await enqueue(mail)));
  }
  return mailIds;
}

export async function setOrderStatus(
  db: Db,
  deps: ChangeDeps,
  actor: CurrentUser,
  { id, status, finish }: SetStatus,
) {
  const decide = (order: LockedOrder) => stepTo(status, order, finish);
  const { data, mailIds, others } = await takeStep(
    db,
    deps,
    { actor: actorOf(actor), orderId: id, decide },
    async (db, stepped) => {
      const { order: data, link, enqueue } = await orderWithLink(db, deps, id);
      const mail = async () => statusChangedMail(data, link, await billFor(db, deps, data));
      return {
        data: await inCallersLanguage(db, data),
        others: await enqueueWithdrawnClaimMails(db, deps, stepped),
        mailIds: stepped.changed && data.email ? await enqueue(mail) : [],
      };
    },
  );
  others.forEach(deps.mail.attemptSoon);
  const [mailId] = mailIds;
  if (mailId === undefined) return { message: successMessages.statusUpdated, data };
  const sent = await deps.mail.attempt(mailId);
  return {
    message: sent ? successMessages.statusUpdatedMailSent : successMessages.statusUpdatedMailFailed,
    data,
  };
}

function stepTo(
  status: Status,
  { status: now, visit_from: visit }: LockedOrder,
  finish: SetStatus['finish'],
): Step | null {
  if (now === status) return null;
  if (status === 'Complete') return { to: 'done', ...(finish && { finish }) };
  return { to: visit ? 'scheduled' : 'requested' };
}
