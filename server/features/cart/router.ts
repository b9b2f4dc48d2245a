import * as schema from '#shared/cart/schema.ts';
import { checked, customer, router } from '../../procedures/init.ts';
import * as commands from './commands.ts';
import * as queries from './queries.ts';

export const cartRouter = router({
  add: customer()
    .input(schema.addToCartInput)
    .output(checked(schema.cartLineAnswer))
    .mutation(({ ctx, input }) => commands.addToCart(ctx.deps.db, ctx.user, input.productId)),

  count: customer()
    .output(checked(schema.cartCount))
    .query(({ ctx }) => queries.countLines(ctx.deps.db, ctx.user)),

  lines: customer()
    .output(checked(schema.cartLines))
    .query(({ ctx }) => queries.listLines(ctx.deps.db, ctx.user)),

  view: customer()
    .output(checked(schema.cart))
    .query(({ ctx }) => queries.viewCart(ctx.deps.db, ctx.user)),

  setQuantity: customer()
    .input(schema.updateCartInput)
    .output(checked(schema.cartLineAnswer))
    .mutation(({ ctx, input }) => commands.setQuantity(ctx.deps.db, ctx.user, input)),

  remove: customer()
    .input(schema.removeFromCartInput)
    .output(checked(schema.messageOnly))
    .mutation(({ ctx, input }) => commands.removeLine(ctx.deps.db, ctx.user, input._id)),

  clear: customer()
    .output(checked(schema.messageOnly))
    .mutation(({ ctx }) => commands.clearCart(ctx.deps.db, ctx.user)),

  forgetDropped: customer()
    .output(checked(schema.messageOnly))
    .mutation(({ ctx }) => commands.forgetDropped(ctx.deps.db, ctx.user)),
});
