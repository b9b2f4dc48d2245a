import { z } from 'zod';
import { service } from '../catalogue/schema.ts';
import { fieldMessages as say } from '../messages.ts';
import { answer, id, quantity, whole } from '../primitives.ts';

/** Older clients send `selectedOption`, which has no effect. */
export const addToCartInput = z.object({
  productId: id(say.productIdRequired),
  selectedOption: z
    .unknown()
    .optional()
    .meta({ type: ['string', 'number', 'boolean', 'null'] }),
});
export const updateCartInput = z.object({ _id: id(), quantity });
export const removeFromCartInput = z.object({ _id: id() });

const line = z.object({ _id: z.string(), productId: z.string(), quantity: whole });
export const cartLine = z.object({ _id: z.string(), quantity: whole, service });

export const cartLineAnswer = answer({ data: line });
export const cartCount = z.object({ count: whole });
export const cartLines = z.array(cartLine);

/** `appliances` are those of the person's appliances that fit the line. Missing without any. */
const lineOfCart = cartLine.extend({
  appliances: z.array(z.object({ _id: z.string(), name: z.string() })).exactOptional(),
});
export const cart = z.object({ lines: z.array(lineOfCart), dropped: z.array(z.string()) });

export type CartLine = z.output<typeof lineOfCart>;
export type Cart = z.output<typeof cart>;
