// Money of a cart in rupees, added up in whole paise as the server does it.
import { toPaise, toRupees } from '#shared/primitives.ts';

/** A service as it would be booked now; `price` is the rupees of one piece. */
export type BookingLine = { productId: string; productName: string; quantity: number; price: number };
/** The same with the days of its warranty. */
export type OfferedLine = BookingLine & { warrantyDays: number };

/** Pieces and rupees of all lines together. */
export const totalsOf = (lines: readonly Pick<BookingLine, 'quantity' | 'price'>[]) => ({
  totalQty: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  totalPrice: toRupees(lines.reduce((sum, { price, quantity }) => sum + toPaise(price) * quantity, 0)),
});
