// What is left to pay for a visit that was in vain.
import type { Order } from './schema.ts';

/** The rupees still due of a cancelled booking's fee: what its bill says, with the tax; without a bill the fee. */
export const feeDue = ({
  cancellationFee,
  billNumber,
  due,
}: Pick<Order, 'cancellationFee' | 'billNumber' | 'due'>): number =>
  billNumber === null ? cancellationFee : due;
