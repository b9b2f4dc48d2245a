import * as schema from '#shared/cart/schema.ts';
import { checked, customer, message, router, run } from '../../procedures/init.ts';
import * as commands from './commands.ts';
import * as queries from './queries.ts';

export const cartRouter = router({
  add: customer()
    .input(schema.addToCartInput)
    .output(checked(schema.cartLineAnswer))
    .mutation(run(commands.addToCart)),

  count: customer().output(checked(schema.cartCount)).query(run(queries.countLines)),
  lines: customer().output(checked(schema.cartLines)).query(run(queries.listLines)),
  view: customer().output(checked(schema.cart)).query(run(queries.viewCart)),

  setQuantity: customer()
    .input(schema.updateCartInput)
    .output(checked(schema.cartLineAnswer))
    .mutation(run(commands.setQuantity)),

  remove: customer().input(schema.removeFromCartInput).output(message).mutation(run(commands.removeLine)),
  clear: customer().output(message).mutation(run(commands.clearCart)),
  dismissDropped: customer().output(message).mutation(run(commands.dismissDropped)),
});
