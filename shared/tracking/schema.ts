import { z } from 'zod';
import { customerBill } from '../bills/schema.ts';
import { cancelInput, order, orderEvents, rescheduleInput } from '../orders/schema.ts';
import { answer, whole } from '../primitives.ts';

/** A malformed token is answered with 404 like an unknown one. */
const token = z
  .unknown()
  .meta({ type: 'string' })
  .transform((value) => (typeof value === 'string' ? value : ''));

export const trackingInput = z.object({ token });
export const trackedRescheduleInput = rescheduleInput.pick({ visit: true }).extend({ token });
export const trackedCancelInput = cancelInput.pick({ reason: true }).extend({ token });

/**
 * An order as its tracking link shows it. `mobileEnd` is the last four digits, `technician` a first name.
 * `events` are the public ones, oldest first.
 */
export const trackedOrder = order
  .pick({
    orderNumber: true,
    stage: true,
    status: true,
    visit: true,
    notAtHomeAt: true,
    partExpected: true,
    dueAt: true,
    area: true,
    products: true,
    totalPrice: true,
    paymentMethod: true,
    cancellationFee: true,
    billNumber: true,
    billTotal: true,
    due: true,
    feedback: true,
    createdAt: true,
  })
  .extend({
    sentence: z.string(),
    picture: z.string().nullable(),
    warrantyOf: whole.nullable(),
    claims: z.array(z.object({ orderNumber: whole, productId: z.string() })),
    bill: customerBill.nullable(),
    firstName: z.string(),
    mobileEnd: z.string(),
    technician: z.string().nullable(),
    events: orderEvents,
  });
export const trackedAnswer = answer({ data: trackedOrder });

export type TrackedOrder = z.output<typeof trackedOrder>;
export type Tracking = z.output<typeof trackingInput>;
