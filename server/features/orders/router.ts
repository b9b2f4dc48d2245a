import { ZodError } from 'zod';
import { bookForCallerInput } from '#shared/orders/callers.ts';
import { customerInFull, customerInput } from '#shared/orders/customer.ts';
import { feedbackInput } from '#shared/orders/feedback.ts';
import * as lists from '#shared/orders/lists.ts';
import { lostLinkList, lostLinkSentInput } from '#shared/orders/lost-links.ts';
import { addNoteInput, noteWhatsAppInput, whatsAppMessages } from '#shared/orders/notes.ts';
import {
  addPictureAnswer,
  addPictureInput,
  orderPictures,
  technicianPhoto,
  technicianPhotoInput,
} from '#shared/orders/pictures.ts';
import * as schema from '#shared/orders/schema.ts';
import { messageOnly } from '#shared/primitives.ts';
import { assignInput } from '#shared/technicians/schema.ts';
import type { Caller, CurrentUser } from '../../procedures/context.ts';
import { allow, checked, customer, router } from '../../procedures/init.ts';
import { actorOf, workerOf } from '../audit/actor.ts';
import * as adminQueries from './admin-queries.ts';
import { assignOrder } from './assignment.ts';
import * as booking from './booking.ts';
import * as changes from './changes.ts';
import * as customers from './customer.ts';
import * as events from './events.ts';
import * as feedback from './feedback.ts';
import * as lostLinks from './lost-links.ts';
import * as notes from './notes.ts';
import * as pictures from './pictures.ts';
import * as queries from './queries.ts';
import type { Billing } from './steps.ts';
import { removeTestOrder } from './test-orders.ts';
import * as trackingLinks from './tracking-link.ts';

const repeatable = customer().use(async ({ ctx, getRawInput, next }) => {
  const result = await next();
  const refused = !result.ok && result.error.cause instanceof ZodError;
  const earlier = refused && (await booking.findEarlier(ctx.deps.db, ctx.user, await getRawInput()));
  return earlier ? { ...result, ok: true, data: earlier } : result;
});

// Only /api checks the limits before the procedure.
const bookerOf = ({ user, caller }: { user: CurrentUser; caller: Caller }) => ({
  user,
  address: caller.address,
  isApi: caller.isLimitCounted,
});

export const ordersRouter = (billing: Billing) =>
  router({
    book: repeatable
      .input(schema.bookInput)
      .output(checked(schema.bookAnswer))
      .mutation(({ ctx, input }) =>
        booking.isKeyUser(ctx.user)
          ? booking.bookByApiKey(ctx.deps.db, ctx.deps, ctx.user, input)
          : booking.bookOrder(ctx.deps.db, ctx.deps, bookerOf(ctx), input),
      ),

    bookAsGuest: repeatable
      .input(schema.guestBookInput)
      .output(checked(schema.bookAnswer))
      .mutation(({ ctx, input }) => booking.bookOrder(ctx.deps.db, ctx.deps, bookerOf(ctx), input)),

    bookForCaller: allow('orders.book')
      .input(bookForCallerInput)
      .output(checked(schema.bookAnswer))
      .mutation(({ ctx, input }) => booking.bookForCaller(ctx.deps.db, ctx.deps, ctx.user, input)),

    own: customer()
      .input(schema.ownOrdersInput)
      .output(checked(schema.ownOrdersPage))
      .query(({ ctx, input }) => queries.ownOrders(ctx.deps.db, ctx.deps, ctx.user, input)),

    prefill: customer()
      .output(checked(schema.bookingPrefill))
      .query(({ ctx }) => queries.bookingPrefill(ctx.deps.db, ctx.user)),

    giveFeedback: customer()
      .input(feedbackInput)
      .output(checked(schema.orderAnswer))
      .mutation(({ ctx, input }) => feedback.giveFeedback(ctx.deps.db, ctx.deps, ctx.user, input)),

    events: customer()
      .input(schema.orderEventsInput)
      .output(checked(schema.orderEvents))
      .query(({ ctx, input }) => events.orderEvents(ctx.deps.db, ctx.user, input.id)),

    pictures: customer()
      .input(schema.orderEventsInput)
      .output(checked(orderPictures))
      .query(({ ctx, input }) => pictures.orderPictures(ctx.deps.db, ctx.deps, ctx.user, input.id)),

    addPicture: customer({ limit: 'upload' })
      .input(addPictureInput)
      .output(checked(addPictureAnswer))
      .mutation(({ ctx, input }) => pictures.addPicture(ctx.deps.db, ctx.deps, actorOf(ctx.user), input)),

    technicianPhoto: customer()
      .input(technicianPhotoInput)
      .output(checked(technicianPhoto))
      .query(({ ctx, input }) => pictures.technicianPhoto(ctx.deps.db, ctx.user, input.orderId)),

    reschedule: customer()
      .input(schema.rescheduleInput)
      .output(checked(schema.orderAnswer))
      .mutation(({ ctx, input }) =>
        changes.rescheduleOrder(ctx.deps.db, { ...ctx.deps, ...billing }, actorOf(ctx.user), input),
      ),

    cancel: customer()
      .input(schema.cancelInput)
      .output(checked(schema.orderAnswer))
      .mutation(({ ctx, input }) =>
        changes.cancelOrder(ctx.deps.db, { ...ctx.deps, ...billing }, actorOf(ctx.user), input),
      ),

    setStage: allow('orders.setStage')
      .input(schema.setStageInput)
      .output(checked(schema.orderAnswer))
      .mutation(({ ctx, input }) =>
        changes.setOrderStage(ctx.deps.db, { ...ctx.deps, ...billing }, workerOf(ctx.user), input),
      ),

    addNote: allow('orders.setStage')
      .input(addNoteInput)
      .output(checked(messageOnly))
      .mutation(({ ctx, input }) => notes.addNote(ctx.deps.db, ctx.deps, workerOf(ctx.user), input)),

    noteWhatsApp: allow('orders.setStage')
      .input(noteWhatsAppInput)
      .output(checked(messageOnly))
      .mutation(({ ctx, input }) => notes.noteWhatsApp(ctx.deps.db, ctx.deps, workerOf(ctx.user), input)),

    removeTest: allow('orders.book')
      .input(schema.orderLinkInput)
      .output(checked(messageOnly))
      .mutation(({ ctx, input }) => removeTestOrder(ctx.deps.db, ctx.deps, ctx.user, input)),

    assign: allow('orders.assign')
      .input(assignInput)
      .output(checked(schema.orderAnswer))
      .mutation(({ ctx, input }) => assignOrder(ctx.deps.db, ctx.deps, actorOf(ctx.user), input)),

    list: allow('orders.read')
      .input(lists.orderListInput)
      .output(checked(lists.orderChanges))
      .query(({ ctx, input }) => adminQueries.listOrders(ctx.deps.db, ctx.deps, input)),

    table: allow('orders.read')
      .input(lists.orderTableInput)
      .output(checked(lists.orderTable))
      .query(({ ctx, input }) => adminQueries.orderTable(ctx.deps.db, ctx.deps, input)),

    counts: allow('orders.read')
      .input(lists.orderCountsInput)
      .output(lists.orderCounts)
      .query(({ ctx, input }) => adminQueries.orderCounts(ctx.deps.db, ctx.deps, input)),

    one: allow('orders.read')
      .input(schema.orderIdInput)
      .output(checked(schema.orderInFull))
      .query(({ ctx, input }) => queries.orderInFull(ctx.deps.db, input.orderId)),

    ofSameNumber: allow('orders.read')
      .input(schema.orderIdInput)
      .output(checked(schema.ordersOfNumber))
      .query(({ ctx, input }) => queries.ordersOfSameNumber(ctx.deps.db, input.orderId)),

    link: customer()
      .input(schema.orderLinkInput)
      .output(checked(schema.orderLink))
      .query(({ ctx, input }) => trackingLinks.orderLink(ctx.deps.db, ctx.deps, ctx.user, input.id)),

    lostLinks: allow('orders.book')
      .output(checked(lostLinkList))
      .query(({ ctx }) => lostLinks.lostLinks(ctx.deps.db, ctx.deps)),

    lostLinkSent: allow('orders.book')
      .input(lostLinkSentInput)
      .output(checked(messageOnly))
      .mutation(({ ctx, input }) => lostLinks.lostLinkSent(ctx.deps.db, input.id)),

    whatsApp: allow('orders.book')
      .input(schema.orderLinkInput)
      .output(checked(whatsAppMessages))
      .query(({ ctx, input }) => queries.whatsAppOf(ctx.deps.db, ctx.deps, input.id)),

    customer: allow('customers.read')
      .input(customerInput)
      .output(checked(customerInFull))
      .query(({ ctx, input }) => customers.customerInFull(ctx.deps.db, input.userId)),

    setLanguage: allow('customers.edit')
      .input(schema.setOrderLanguageInput)
      .output(checked(messageOnly))
      .mutation(({ ctx, input }) => queries.setCustomersLanguage(ctx.deps.db, input)),

    renewLink: allow('orders.setStatus')
      .input(schema.orderLinkInput)
      .output(checked(schema.orderLinkAnswer))
      .mutation(({ ctx, input }) =>
        trackingLinks.renewLink(ctx.deps.db, ctx.deps, actorOf(ctx.user), input.id),
      ),

    bookedNames: allow('orders.read')
      .output(checked(lists.bookedNames))
      .query(({ ctx }) => adminQueries.bookedNames(ctx.deps.db)),

    setStatus: allow('orders.setStatus')
      .input(schema.setStatusInput)
      .output(checked(schema.orderAnswer))
      .mutation(({ ctx, input }) =>
        changes.setOrderStatus(ctx.deps.db, { ...ctx.deps, ...billing }, ctx.user, input),
      ),
  });
