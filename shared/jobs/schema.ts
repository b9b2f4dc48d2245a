import { z } from 'zod';
import { applianceKinds } from '../appliances/kinds.ts';
import { charging } from '../bills/charging.ts';
import { estimateOrNone } from '../estimates/schema.ts';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { whatsAppMessages } from '../orders/notes.ts';
import { order } from '../orders/schema.ts';
import { day, filter, id, moment, requiredText, whole } from '../primitives.ts';
import type { VisitChoice } from '../visits/schema.ts';

export const maxEarlierRepairs = 3;

/**
 * A technician's job. `before` has earlier repairs at the same place for the same mobile number, newest first.
 * An API key gets no `trackingLink` and no `whatsApp`, because the link acts for the customer.
 * `asOf` is the server's time at which the job was read.
 */
export const job = order.extend({
  pictures: whole,
  before: z.array(z.object({ date: z.string(), services: z.array(z.string()) })),
  trackingLink: z.string().optional(),
  whatsApp: whatsAppMessages.optional(),
  estimate: estimateOrNone,
  charging,
  asOf: moment,
  /** The category of the first service. */
  category: z.string(),
  /** The customer's appliances with their last three repairs, oldest appliance first. An API key does not get them. */
  appliances: z
    .array(
      z.object({
        _id: z.string(),
        name: z.string(),
        kind: z.enum(applianceKinds),
        sticker: z.string().nullable(),
        repairs: z.array(z.object({ date: z.string(), services: z.array(z.string()) })),
      }),
    )
    .exactOptional(),
});

export const jobsInput = z.object({
  date: filter(day),
  /** The technician whose jobs are read, for calls with an API key. Other callers get their own jobs. */
  technicianId: filter(id()),
  /** How many days after today the list of jobs includes. Applies if the request has no date. */
  daysAhead: z.number().int().min(1).max(31).default(1),
});
export const jobs = z.array(job);

export const jobIdInput = z.object({ id: id() });

export const neededPart = z.object({
  part: requiredText(say.reasonRequired, maxLength.reason),
  partExpected: filter(day),
});
/**
 * The step to waiting for a part. `proposed` is a time for the second visit. The customer or the shop can
 * agree to it.
 */
export type PartStep = z.output<typeof neededPart> & { proposed?: VisitChoice };

export type Job = z.output<typeof job>;
export type JobsInput = z.output<typeof jobsInput>;
