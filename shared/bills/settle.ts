// The money at the end of a repair, as it is typed on the phone: what was taken, and what becomes of the rest.
import { toPaise, toRupees } from '../money.ts';
import type { Finish } from './finish.ts';
import type { PaymentMethod } from './kinds.ts';

/** What the rest of a total becomes that was not taken. */
export type Rest = 'due' | 'discount';

type Told = { method: PaymentMethod; taken: number; rest: Rest; reason: string };

/** What is left of a total (rupees), less than nothing where more was taken. */
export const restOf = (total: number, taken: number): number => toRupees(toPaise(total) - toPaise(taken));

/** As `finish` takes it: the rest is a discount with its reason, or stays due. */
export function settled(total: number, { method, taken, rest, reason }: Told): Finish {
  const left = restOf(total, taken);
  const isDiscount = left > 0 && rest === 'discount';
  return { method, taken, total, discount: isDiscount ? left : 0, reason: isDiscount ? reason : '' };
}
