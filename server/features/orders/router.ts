import { ZodError } from 'zod';
import { bookForCallerInput } from '#shared/orders/callers.ts';
import { feedbackInput } from '#shared/orders/feedback.ts';
import * as lists from '#shared/orders/lists.ts';
import { lostLinkSentInput } from '#shared/orders/lost-links.ts';
import { addNoteInput, noteWhatsAppInput } from '#shared/orders/notes.ts';
import {
  addPictureAnswer,
  addPictureInput,
  orderPictures,
  technicianPhoto,
  technicianPhotoInput,
} from '#shared/orders/pictures.ts';
import * as schema from '#shared/orders/schema.ts';
import { assignInput } from '#shared/technicians/schema.ts';
import { allow, checked, customer, message, router, run } from '../../procedures/init.ts';
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
import type { BillFunctions } from './steps.ts';
import * as trackingLinks from './tracking-link.ts';

const repeatable = customer().use(async ({ ctx, getRawInput, next }) => {
  const result = await next();
  const refused = !result.ok && result.error.cause instanceof ZodError;
  const earlier = refused && (await booking.findEarlier(ctx.db, ctx.user, await getRawInput()));
  return earlier ? { ...result, ok: true, data: earlier } : result;
});

export const ordersRouter = (billing: BillFunctions) =>
  router({
    book: repeatable
      .input(schema.bookInput)
      .output(checked(schema.bookAnswer))
      .mutation(run(booking.bookOrder)),

    bookAsGuest: repeatable
      .input(schema.guestBookInput)
      .output(checked(schema.bookAnswer))
      .mutation(run(booking.bookOrder)),

    bookForCaller: allow('orders.book').input(bookForCallerInput).mutation(run(booking.bookForCaller)),

    own: customer()
      .input(schema.ownOrdersInput)
      .output(checked(schema.ownOrdersPage))
      .query(run(queries.ownOrders)),

    prefill: customer().output(checked(schema.bookingPrefill)).query(run(queries.bookingPrefill)),

    giveFeedback: customer()
      .input(feedbackInput)
      .output(checked(schema.orderAnswer))
      .mutation(run(feedback.giveFeedback)),

    events: customer()
      .input(schema.orderEventsInput)
      .output(checked(schema.orderEvents))
      .query(run(events.orderEvents)),

    pictures: customer()
      .input(schema.orderEventsInput)
      .output(checked(orderPictures))
      .query(run(pictures.orderPictures)),

    addPicture: customer({ limit: 'upload' })
      .input(addPictureInput)
      .output(checked(addPictureAnswer))
      .mutation(({ ctx, input }) => pictures.addPicture(ctx.db, ctx.deps, actorOf(ctx.user), input)),

    technicianPhoto: customer()
      .input(technicianPhotoInput)
      .output(checked(technicianPhoto))
      .query(run(pictures.technicianPhoto)),

    reschedule: customer()
      .input(schema.rescheduleInput)
      .output(checked(schema.orderAnswer))
      .mutation(({ ctx, input }) =>
        changes.rescheduleOrder(ctx.db, { ...ctx.deps, ...billing }, actorOf(ctx.user), input),
      ),

    cancel: customer()
      .input(schema.cancelInput)
      .output(checked(schema.orderAnswer))
      .mutation(({ ctx, input }) =>
        changes.cancelOrder(ctx.db, { ...ctx.deps, ...billing }, actorOf(ctx.user), input),
      ),

    setStage: allow('orders.setStage')
      .input(schema.setStageInput)
      .output(checked(schema.orderAnswer))
      .mutation(({ ctx, input }) =>
        changes.setOrderStage(ctx.db, { ...ctx.deps, ...billing }, workerOf(ctx.user), input),
      ),

    addNote: allow('orders.setStage').input(addNoteInput).output(message).mutation(run(notes.addNote)),

    noteWhatsApp: allow('orders.setStage')
      .input(noteWhatsAppInput)
      .output(message)
      .mutation(run(notes.noteWhatsApp)),

    assign: allow('orders.assign')
      .input(assignInput)
      .output(checked(schema.orderAnswer))
      .mutation(({ ctx, input }) => assignOrder(ctx.db, ctx.deps, actorOf(ctx.user), input)),

    list: allow('orders.read')
      .input(lists.orderListInput)
      .output(checked(lists.orderChanges))
      .query(run(adminQueries.listOrders)),

    table: allow('orders.read').input(lists.orderTableInput).query(run(adminQueries.orderTable)),
    counts: allow('orders.read').input(lists.orderCountsInput).query(run(adminQueries.orderCounts)),
    one: allow('orders.read').input(schema.orderIdInput).query(run(queries.orderInFull)),
    ofSameNumber: allow('orders.read').input(schema.orderIdInput).query(run(queries.ordersOfSameNumber)),

    link: customer()
      .input(schema.orderLinkInput)
      .output(checked(schema.orderLink))
      .query(run(trackingLinks.orderLink)),

    lostLinks: allow('orders.book').query(run(lostLinks.lostLinks)),
    lostLinkSent: allow('orders.book').input(lostLinkSentInput).mutation(run(lostLinks.markLostLinkSent)),
    whatsApp: allow('orders.book').input(schema.orderLinkInput).query(run(queries.whatsAppOf)),
    customer: allow('customers.read').input(schema.customerInput).query(run(customers.customerInFull)),

    setLanguage: allow('customers.edit')
      .input(schema.setOrderLanguageInput)
      .mutation(run(queries.setCustomersLanguage)),

    renewLink: allow('orders.setStatus').input(schema.orderLinkInput).mutation(run(trackingLinks.renewLink)),
    bookedNames: allow('orders.read').query(run(adminQueries.bookedNames)),

    setStatus: allow('orders.setStatus')
      .input(schema.setStatusInput)
      .output(checked(schema.orderAnswer))
      .mutation(({ ctx, input }) =>
        changes.setOrderStatus(ctx.db, { ...ctx.deps, ...billing }, ctx.user, input),
      ),
  });
