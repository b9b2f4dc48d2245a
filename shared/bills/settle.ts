import { toPaise, toRupees } from '../money.ts';
import type { Finish } from './finish.ts';
import type { PaymentMethod } from './kinds.ts';

export type Rest = 'due' | 'discount';

type Told = { method: PaymentMethod; taken: number; rest: Rest; reason: string };

/** The unpaid rest of a total in rupees, negative if too much was taken. */
export const restOf = (total: number, taken: number): number => toRupees(toPaise(total) - toPaise(taken));

/** The input of `finish`: the rest is a discount with a reason, or stays due. */
export function settled(total: number, { method, taken, rest, reason }: Told): Finish {
  const left = restOf(total, taken);
  const isDiscount = left > 0 && rest === 'discount';
  return { method, taken, total, discount: isDiscount ? left : 0, reason: isDiscount ? reason : '' };
}
