import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { toPaise, toRupees } from '../money.ts';
import { decimal, line } from '../primitives.ts';
import { type PaymentMethod, paymentMethods } from './kinds.ts';

const maxRupees = 1_000_000_000;

export const amount = decimal(0, maxRupees, say.amountInvalid);

const method = z.enum(paymentMethods, { error: say.paymentMethodUnknown });

const reference = line(maxLength.name).optional();

/**
 * The payment at the end of a repair, in rupees. The rest stays due. The server refuses a `total` that
 * differs from the bill's.
 */
export const finish = z
  .object({
    method: method.default('Cash'),
    taken: amount,
    discount: amount.default(0),
    reason: line(maxLength.reason).default(''),
    total: amount.optional(),
    reference,
    /** In the panel: the order's technician holds the cash, not the office. */
    withTechnician: z.boolean().optional(),
  })
  .refine(({ discount, reason }) => discount === 0 || reason !== '', {
    error: say.reasonRequired,
    path: ['reason'],
  });

export const payment = z.object({
  method: method.default('Cash'),
  taken: amount.refine((rupees) => rupees > 0, { error: say.amountInvalid }),
  reference,
  /** If true, the technician of the bill holds the cash. Otherwise the office holds it. */
  withTechnician: z.boolean().optional(),
});

/** The right values of a corrected payment. `taken` is 0 if there was no payment. */
export const correction = payment.extend({
  taken: amount,
  reason: line(maxLength.reason).min(1, { error: say.reasonRequired }),
});

export type Finish = z.output<typeof finish>;

export type Underpayment = 'due' | 'discount';

type Paid = {
  method: PaymentMethod;
  taken: number;
  reference?: string | undefined;
  withTechnician?: boolean | undefined;
};

/** A payment as it is sent: a reference belongs to UPI alone, a holder to cash alone. */
export const paymentToSend = ({ method, taken, reference = '', withTechnician = false }: Paid): Paid => ({
  method,
  taken,
  ...(method === 'UPI' && reference !== '' && { reference }),
  ...(method === 'Cash' && withTechnician && { withTechnician }),
});

export const restOf = (total: number, taken: number): number => toRupees(toPaise(total) - toPaise(taken));

export function finishOf(
  total: number,
  { rest, reason, ...paid }: Paid & { rest: Underpayment; reason: string },
): Finish {
  const left = restOf(total, paid.taken);
  const isDiscount = left > 0 && rest === 'discount';
  return {
    ...paymentToSend(paid),
    total,
    discount: isDiscount ? left : 0,
    reason: isDiscount ? reason : '',
  };
}
