import { customerBill } from '#shared/bills/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { AnswerByLink, TaxedEstimate } from '#shared/estimates/schema.ts';
import type { FeedbackByLink } from '#shared/orders/feedback.ts';
import type { AddPictureByLink, OrderPictures, TechnicianPhoto } from '#shared/orders/pictures.ts';
import type { Order } from '#shared/orders/schema.ts';
import { firstNameOf, stageSentence } from '#shared/orders/sentences.ts';
import type { TrackedCancel, TrackedOrder, TrackedReschedule, Tracking } from '#shared/tracking/schema.ts';
import type { ClaimByLink } from '#shared/warranty/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Caller } from '../../procedures/context.ts';
import { creditOrder } from '../bills/issue/credit.ts';
import { readBillOfOrder } from '../bills/issue/documents.ts';
import { billOrder } from '../bills/issue/issue.ts';
import { firstPictures } from '../catalogue/pictures.ts';
import { answerEstimate, estimateOf } from '../estimates/estimate.ts';
import { cancelOrder, rescheduleOrder } from '../orders/changes.ts';
import { claimWarranty } from '../orders/claims.ts';
import { eventsOfOrder } from '../orders/events.ts';
import { giveFeedback } from '../orders/feedback.ts';
import { addPicture, picturesOfOrder, technicianPhotoOf } from '../orders/pictures.ts';
import { orderById, warrantyOf } from '../orders/queries.ts';
import { byLink, trackedId, trackedIdToAct } from '../orders/tracking-link.ts';

type TrackingDeps = Pick<Deps, 'mail' | 'config' | 'clock' | 'cache' | 'tracking' | 'limiter'>;
type Asker = Pick<Caller, 'user'>;
type Answer = { message: string; data: TrackedOrder };

// Lists each field, so that a new field of orders is not exposed by accident.
async function presentTracked(db: Db, { clock }: Pick<Deps, 'clock'>, order: Order): Promise<TrackedOrder> {
  const { warrantyOrder, claims } = await warrantyOf(db, order);
  return {
    warrantyOf: warrantyOrder?.orderNumber ?? null,
    claims: claims.map(({ orderNumber, productId }) => ({ orderNumber, productId })),
    orderNumber: order.orderNumber,
    stage: order.stage,
    status: order.status,
    sentence: stageSentence(order, clock().getTime()),
    picture: Object.values(await firstPictures(db, [order]))[0] ?? null,
    visit: order.visit,
    notAtHomeAt: order.notAtHomeAt,
    partExpected: order.partExpected,
    dueAt: order.dueAt,
    area: order.area,
    firstName: firstNameOf(order.fullname),
    mobileEnd: order.mobile.slice(-4),
    products: order.products,
    totalPrice: order.totalPrice,
    paymentMethod: order.paymentMethod,
    cancellationFee: order.cancellationFee,
    billNumber: order.billNumber,
    billTotal: order.billTotal,
    due: order.due,
    feedback: order.feedback,
    bill: order.billNumber === null ? null : customerBill.parse(await readBillOfOrder(db, order._id)),
    createdAt: order.createdAt,
    technician: order.technician && firstNameOf(order.technician.name),
    events: await eventsOfOrder(db, order._id, 'customer'),
  };
}

export async function trackedOrder(
  db: Db,
  deps: Pick<Deps, 'tracking' | 'clock'>,
  { token }: Tracking,
): Promise<TrackedOrder> {
  return presentTracked(db, deps, await orderById(db, await trackedId(db, deps, token)));
}

export async function reschedule(
  db: Db,
  deps: TrackingDeps,
  caller: Asker,
  { token, visit }: TrackedReschedule,
): Promise<Answer> {
  const id = await trackedIdToAct(db, deps, caller, token);
  const { message, data } = await rescheduleOrder(
    db,
    { ...deps, billOrder, creditOrder, readBillOfOrder },
    byLink,
    {
      id,
      visit,
    },
  );
  return { message, data: await presentTracked(db, deps, data) };
}

export async function cancel(
  db: Db,
  deps: TrackingDeps,
  caller: Asker,
  { token, reason }: TrackedCancel,
): Promise<Answer> {
  const id = await trackedIdToAct(db, deps, caller, token);
  const { message, data } = await cancelOrder(
    db,
    { ...deps, billOrder, creditOrder, readBillOfOrder },
    byLink,
    {
      id,
      reason,
    },
  );
  return { message, data: await presentTracked(db, deps, data) };
}

export async function pictures(
  db: Db,
  deps: Pick<Deps, 'tracking'>,
  { token }: Tracking,
): Promise<OrderPictures> {
  return picturesOfOrder(db, await trackedId(db, deps, token));
}

export async function technicianPhoto(
  db: Db,
  deps: Pick<Deps, 'tracking'>,
  { token }: Tracking,
): Promise<TechnicianPhoto> {
  return technicianPhotoOf(db, await trackedId(db, deps, token));
}

export async function addPictureByLink(
  db: Db,
  deps: Pick<Deps, 'tracking' | 'media' | 'clock'>,
  caller: Asker,
  { token, picture }: AddPictureByLink,
) {
  return addPicture(db, deps, byLink, { id: await trackedIdToAct(db, deps, caller, token), picture });
}

export async function estimate(
  db: Db,
  deps: Pick<Deps, 'tracking' | 'clock'>,
  { token }: Tracking,
): Promise<TaxedEstimate | null> {
  return estimateOf(db, deps, byLink, await trackedId(db, deps, token));
}

export async function answerByLink(
  db: Db,
  deps: TrackingDeps,
  caller: Asker,
  { token, version, agree }: AnswerByLink,
): Promise<{ message: string; data: TaxedEstimate | null }> {
  const id = await trackedIdToAct(db, deps, caller, token);
  return answerEstimate(db, deps, byLink, { id, version, agree });
}

/** Gives the feedback of the order's customer, once the work is done. Fails as `giveFeedback`. */
export async function feedbackByLink(
  db: Db,
  deps: Pick<Deps, 'tracking' | 'cache' | 'clock' | 'limiter'>,
  caller: Asker,
  { token, ...feedback }: FeedbackByLink,
): Promise<Answer> {
  const orderId = await trackedIdToAct(db, deps, caller, token);
  const { user_id: id, stage } = await db
    .selectFrom('orders')
    .select(['user_id', 'stage'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (stage !== 'done') throw new AppError('feedbackWhenDone');
  const { message, data } = await giveFeedback(db, deps, { id }, { orderId, ...feedback });
  return { message, data: await presentTracked(db, deps, data) };
}

export async function claimByLink(
  db: Db,
  deps: TrackingDeps & Pick<Deps, 'metrics'>,
  caller: Asker,
  { token, ...claim }: ClaimByLink,
) {
  const orderId = await trackedIdToAct(db, deps, caller, token);
  const { message, data: made } = await claimWarranty(db, deps, byLink, { orderId, ...claim });
  const linkVersion = await linkVersionOf(db, made._id);
  return {
    message,
    data: await presentTracked(db, deps, await orderById(db, orderId)),
    claim: {
      orderNumber: made.orderNumber,
      token: deps.tracking.of({ id: made._id, linkVersion }),
      visit: made.visit,
    },
  };
}

const linkVersionOf = async (db: Db, id: string) =>
  (await db.selectFrom('orders').select('link_version').where('id', '=', id).executeTakeFirstOrThrow())
    .link_version;
