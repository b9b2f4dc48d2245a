// One order as whoever has its tracking link sees it: nothing that tells where somebody lives or how to reach them.
import { z } from 'zod';
import { cancelInput, order, orderEvents, rescheduleInput } from '../orders/schema.ts';
import { answer, whole } from '../primitives.ts';

/** What is no token ends like one that nobody was given: there is no such order. */
const token = z.unknown().transform((value) => (typeof value === 'string' ? value : ''));

export const trackingInput = z.object({ token });
export const trackedRescheduleInput = rescheduleInput.pick({ visit: true }).extend({ token });
export const trackedCancelInput = cancelInput.pick({ reason: true }).extend({ token });

/**
 * `firstName` is how the customer is greeted, `mobileEnd` the last four digits of the mobile; `sentence` says how far the
 * order is; `technician` is the first name of who has it. `warrantyOf` is the number of the order whose warranty this one
 * is; `claims` are the lines that are claimed, with the number of the open order. `events` are those that its customer
 * sees, oldest first.
 */
export const trackedOrder = order
  .pick({
    orderNumber: true,
    stage: true,
    status: true,
    visit: true,
    dueAt: true,
    area: true,
    products: true,
    totalPrice: true,
    paymentMethod: true,
    cancellationFee: true,
    billNumber: true,
    billTotal: true,
    due: true,
    createdAt: true,
  })
  .extend({
    sentence: z.string(),
    warrantyOf: whole.nullable(),
    claims: z.array(z.object({ orderNumber: whole, productId: z.string() })),
    firstName: z.string(),
    mobileEnd: z.string(),
    technician: z.string().nullable(),
    events: orderEvents,
  });
export const trackedAnswer = answer({ data: trackedOrder });

export type TrackedOrder = z.output<typeof trackedOrder>;
export type Tracking = z.output<typeof trackingInput>;
export type TrackedReschedule = z.output<typeof trackedRescheduleInput>;
export type TrackedCancel = z.output<typeof trackedCancelInput>;
