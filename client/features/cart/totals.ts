import { toPaise, toRupees } from '#shared/money.ts';

export type BookingLine = {
  productId: string;
  productName: string;
  quantity: number;
  price: number;
  /** The appliances of the pieces. One without `_id` no longer belongs to this customer. */
  appliances?: readonly { _id?: string; name: string }[];
};
export type OfferedLine = BookingLine & { warrantyDays: number };

export const totalsOf = (lines: readonly Pick<BookingLine, 'quantity' | 'price'>[]) => ({
  totalQty: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  totalPrice: toRupees(lines.reduce((sum, { price, quantity }) => sum + toPaise(price) * quantity, 0)),
});
