import { customerBill } from '#shared/bills/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { Feedback } from '#shared/orders/feedback.ts';
import type { Cancel, Order, Reschedule } from '#shared/orders/schema.ts';
import { firstNameOf, stageSentence } from '#shared/orders/sentences.ts';
import type { TrackedOrder } from '#shared/tracking/schema.ts';
import type { Claim } from '#shared/warranty/schema.ts';
import type { ShopContext } from '../../deps.ts';
import { creditOrder } from '../bills/issue/credit.ts';
import { readBillOfOrder } from '../bills/issue/documents.ts';
import { billOrder } from '../bills/issue/issue.ts';
import { pictureByService } from '../catalogue/pictures.ts';
import { cancelOrder, rescheduleOrder } from '../orders/changes.ts';
import { claimWarranty } from '../orders/claims.ts';
import { eventsOfOrder } from '../orders/events.ts';
import { giveFeedback } from '../orders/feedback.ts';
import { orderById, warrantyOf } from '../orders/queries.ts';
import { linkHolder } from '../orders/tracking-link.ts';

// Lists each field, so that a new field of orders is not exposed by accident.
async function presentTracked({ db, deps: { clock } }: ShopContext, order: Order): Promise<TrackedOrder> {
  const { warrantyOrder, claims } = await warrantyOf(db, order);
  return {
    warrantyOf: warrantyOrder?.orderNumber ?? null,
    claims: claims.map(({ orderNumber, productId }) => ({ orderNumber, productId })),
    orderNumber: order.orderNumber,
    stage: order.stage,
    status: order.status,
    sentence: stageSentence(order, clock().getTime()),
    picture: Object.values(await pictureByService(db, [order]))[0] ?? null,
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

export const trackedOrder = async (ctx: ShopContext, id: string) =>
  presentTracked(ctx, await orderById(ctx.db, id));

const answer = async (ctx: ShopContext, { message, data }: { message: string; data: Order }) => ({
  message,
  data: await presentTracked(ctx, data),
});

const billing = { billOrder, creditOrder, readBillOfOrder };

export const reschedule = async (ctx: ShopContext, id: string, { visit }: Pick<Reschedule, 'visit'>) =>
  answer(ctx, await rescheduleOrder(ctx.db, { ...ctx.deps, ...billing }, linkHolder, { id, visit }));

export const cancel = async (ctx: ShopContext, id: string, { reason }: Pick<Cancel, 'reason'>) =>
  answer(ctx, await cancelOrder(ctx.db, { ...ctx.deps, ...billing }, linkHolder, { id, reason }));

/** Gives the feedback of the order's customer, once the work is done. Fails as `giveFeedback`. */
export async function feedbackByLink(ctx: ShopContext, orderId: string, feedback: Omit<Feedback, 'orderId'>) {
  const { user_id: id, stage } = await ctx.db
    .selectFrom('orders')
    .select(['user_id', 'stage'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (stage !== 'done') throw new AppError('feedbackWhenDone');
  return answer(ctx, await giveFeedback({ ...ctx, user: { id } }, { ...feedback, orderId }));
}

export async function claimByLink(ctx: ShopContext, orderId: string, claim: Omit<Claim, 'orderId'>) {
  const { db, deps } = ctx;
  const { message, data: made } = await claimWarranty(db, deps, linkHolder, { ...claim, orderId });
  const { link_version: linkVersion } = await db
    .selectFrom('orders')
    .select('link_version')
    .where('id', '=', made._id)
    .executeTakeFirstOrThrow();
  return {
    ...(await answer(ctx, { message, data: await orderById(db, orderId) })),
    claim: {
      orderNumber: made.orderNumber,
      token: deps.tracking.of({ id: made._id, linkVersion }),
      visit: made.visit,
    },
  };
}
