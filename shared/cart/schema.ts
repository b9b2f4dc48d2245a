// Cart: one line per service, 1 to 20 pieces.
import { z } from 'zod';
import { service } from '../catalogue/schema.ts';
import { fieldMessages as say } from '../messages.ts';
import { answer, id, messageOnly, quantity, whole } from '../primitives.ts';

/** `selectedOption` is what older clients send (12 from the home strips); it has no meaning of its own. */
export const addToCartInput = z.object({
  productId: id(say.productIdRequired),
  selectedOption: z.unknown().optional(),
});
export const updateCartInput = z.object({ _id: id(), quantity });
export const removeFromCartInput = z.object({ _id: id() });

const line = z.object({ _id: z.string(), productId: z.string(), quantity: whole });
/** A cart line with its service in place. */
export const cartLine = z.object({ _id: z.string(), quantity: whole, service });

export const cartLineAnswer = answer({ data: line });
export const cartCount = z.object({ count: whole });
export const cartLines = z.array(cartLine);
/** The cart page: its lines, and the names of services that left the shop, until `forgetDropped`. */
export const cart = z.object({ lines: cartLines, dropped: z.array(z.string()) });
export { messageOnly };

export type CartLine = z.output<typeof cartLine>;
export type Cart = z.output<typeof cart>;
