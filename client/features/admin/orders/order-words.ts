// An order in few words.
import type { Order } from '#shared/orders/schema.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { formatClock } from '#shared/visits/words.ts';

const dayWords = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** 'Oven Repair, Fridge Gas Refill ×2'. */
export const servicesOf = (order: {
  products: readonly Pick<Order['products'][number], 'productName' | 'quantity'>[];
}): string =>
  order.products
    .map(({ productName, quantity }) => (quantity > 1 ? `${productName} ×${quantity}` : productName))
    .join(', ');

/** '23 Nov, 9 am': a visit in a column. */
export const shortVisit = ({ date, from }: Visit): string =>
  `${dayWords.format(new Date(`${date}T00:00:00Z`))}, ${formatClock(from)}`;
