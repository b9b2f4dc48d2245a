// Cart: who may call what, and what comes in and out. No logic here.
import * as schema from '#shared/cart/schema.ts';
import { customer, router } from '../../trpc/init.ts';
import * as commands from './commands.ts';
import * as queries from './queries.ts';

export const cartRouter = router({
  add: customer()
    .input(schema.addToCartInput)
    .output(schema.cartLineAnswer)
    .mutation(({ ctx, input }) => commands.addToCart(ctx.deps.db, ctx.user, input.productId)),

  count: customer()
    .output(schema.cartCount)
    .query(({ ctx }) => queries.countLines(ctx.deps.db, ctx.user)),

  lines: customer()
    .output(schema.cartLines)
    .query(({ ctx }) => queries.listLines(ctx.deps.db, ctx.user)),

  view: customer()
    .output(schema.cart)
    .query(({ ctx }) => queries.viewCart(ctx.deps.db, ctx.user)),

  setQuantity: customer()
    .input(schema.updateCartInput)
    .output(schema.cartLineAnswer)
    .mutation(({ ctx, input }) => commands.setQuantity(ctx.deps.db, ctx.user, input)),

  remove: customer()
    .input(schema.removeFromCartInput)
    .output(schema.messageOnly)
    .mutation(({ ctx, input }) => commands.removeLine(ctx.deps.db, ctx.user, input._id)),

  clear: customer()
    .output(schema.messageOnly)
    .mutation(({ ctx }) => commands.clearCart(ctx.deps.db, ctx.user)),

  forgetDropped: customer()
    .output(schema.messageOnly)
    .mutation(({ ctx }) => commands.forgetDropped(ctx.deps.db, ctx.user)),
});
