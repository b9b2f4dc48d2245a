// My Jobs: what a technician sees of the visits that are assigned to him.
import { z } from 'zod';
import { charging } from '../bills/charging.ts';
import { estimateOrNone } from '../estimates/schema.ts';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { order } from '../orders/schema.ts';
import { day, filter, id, moment, requiredText, whole } from '../primitives.ts';

/** Most earlier repairs that a job tells of, the newest ones. */
export const mostEarlierRepairs = 3;

/**
 * An order as its technician sees it. `pictures`: how many there are; `before`: what was done for the same customer, newest
 * first, on days in India; `trackingLink`: the one by which the customer follows it; `estimate`: what is added on the job, null
 * without one; `charging`: how its bill is going to be reckoned; `asOf`: when it was read, by the shop's clock.
 */
export const job = order.extend({
  pictures: whole,
  before: z.array(z.object({ date: z.string(), services: z.array(z.string()) })),
  trackingLink: z.string(),
  estimate: estimateOrNone,
  charging,
  asOf: moment,
});

/** `date`: the visits of that day (India's) alone. Without it: what is undone until tomorrow, and what was closed lately. */
export const jobsInput = z.object({ date: filter(day) });
export const jobs = z.array(job);

export const jobIdInput = z.object({ id: id() });

/** What a second visit waits for. */
export const waitingReason = z.object({ reason: requiredText(say.reasonRequired, maxLength.reason) });

export type Job = z.output<typeof job>;
export type JobsInput = z.output<typeof jobsInput>;
