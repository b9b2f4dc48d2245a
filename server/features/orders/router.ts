// Orders: who may call what, and what comes in and out. No logic here.
import * as schema from '#shared/orders/schema.ts';
import { allow, customer, router } from '../../trpc/init.ts';
import * as adminQueries from './admin-queries.ts';
import * as booking from './booking.ts';
import * as feedback from './feedback.ts';
import * as queries from './queries.ts';
import * as status from './status.ts';

export const ordersRouter = router({
  book: customer({
    // A key that was used before answers with its first order, even where the fields would be refused now.
    insteadOfRefusal: (ctx, rawInput) => booking.findEarlier(ctx.deps.db, ctx.user, rawInput),
  })
    .input(schema.bookInput)
    .output(schema.bookAnswer)
    .mutation(({ ctx, input }) => booking.bookOrder(ctx.deps.db, ctx.deps, ctx.user, input)),

  own: customer()
    .input(schema.ownOrdersInput)
    .output(schema.orderPage)
    .query(({ ctx, input }) => queries.ownOrders(ctx.deps.db, ctx.deps, ctx.user, input)),

  prefill: customer()
    .output(schema.bookingPrefill)
    .query(({ ctx }) => queries.bookingPrefill(ctx.deps.db, ctx.user)),

  giveFeedback: customer()
    .input(schema.feedbackInput)
    .output(schema.orderAnswer)
    .mutation(({ ctx, input }) => feedback.giveFeedback(ctx.deps.db, ctx.deps, ctx.user, input)),

  list: allow('orders.read')
    .input(schema.orderListInput)
    .output(schema.orderPage)
    .query(({ ctx, input }) => adminQueries.listOrders(ctx.deps.db, ctx.deps, input)),

  table: allow('orders.read')
    .input(schema.orderTableInput)
    .output(schema.orderTable)
    .query(({ ctx, input }) => adminQueries.orderTable(ctx.deps.db, ctx.deps, input)),

  one: allow('orders.read')
    .input(schema.orderIdInput)
    .output(schema.order)
    .query(({ ctx, input }) => queries.orderById(ctx.deps.db, input.orderId)),

  bookedNames: allow('orders.read')
    .output(schema.bookedNames)
    .query(({ ctx }) => adminQueries.bookedNames(ctx.deps.db)),

  setStatus: allow('orders.setStatus')
    .input(schema.setStatusInput)
    .output(schema.orderAnswer)
    .mutation(({ ctx, input }) => status.setOrderStatus(ctx.deps.db, ctx.deps, ctx.user, input)),
});
