// An order in few words.
import type { Order } from '#shared/orders/schema.ts';

/** 'Oven Repair, Fridge Gas Refill ×2'. */
export const servicesOf = (order: Pick<Order, 'products'>): string =>
  order.products
    .map(({ productName, quantity }) => (quantity > 1 ? `${productName} ×${quantity}` : productName))
    .join(', ');
