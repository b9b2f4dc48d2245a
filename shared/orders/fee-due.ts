import type { Order } from './schema.ts';

/** The unpaid part of a cancellation fee in rupees: the bill's due amount with tax, or the fee if there is no bill. */
export const feeDue = ({
  cancellationFee,
  billNumber,
  due,
}: Pick<Order, 'cancellationFee' | 'billNumber' | 'due'>): number =>
  billNumber === null ? cancellationFee : due;
