// What is told of the money when a repair is finished, and when a bill is paid later.
import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { hasTwoDecimals } from '../money.ts';
import { line } from '../primitives.ts';
import { paymentMethods } from './kinds.ts';

const mostRupees = 1_000_000_000;

/** Rupees with at most two decimals, from 0 on. */
export const amount = z
  .number({ error: say.amountInvalid })
  .min(0, { error: say.amountInvalid, abort: true })
  .max(mostRupees, { error: say.amountInvalid, abort: true })
  .refine(hasTwoDecimals, { error: say.amountInvalid });

const method = z.enum(paymentMethods, { error: say.paymentMethodUnknown });

/**
 * The end of a repair: how much was taken (rupees), by which way, and what was taken off the total, with the reason. What is
 * left of the total is still due. `total` is what the screen showed: where the bill comes to something else, it is
 * refused.
 */
export const finish = z
  .object({
    method: method.default('Cash'),
    taken: amount,
    discount: amount.default(0),
    reason: line(maxLength.reason).default(''),
    total: amount.optional(),
  })
  .refine(({ discount, reason }) => discount === 0 || reason !== '', {
    error: say.reasonRequired,
    path: ['reason'],
  });

/** What was taken for a bill later on: rupees, more than none. */
export const payment = z.object({
  method: method.default('Cash'),
  taken: amount.refine((rupees) => rupees > 0, { error: say.amountInvalid }),
});

export type Finish = z.output<typeof finish>;
