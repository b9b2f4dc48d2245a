import { z } from 'zod';
import { payment } from '../bills/finish.ts';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { stages } from '../orders/stages.ts';
import { givenMoment, id, requiredText, text } from '../primitives.ts';

/**
 * A report about a job that was no longer the technician's: his last step, the payment in rupees, and what he
 * typed. The server keeps one report per `key`.
 */
export const reportInput = z.object({
  id: id(),
  key: requiredText(say.unknownValue, maxLength.name),
  at: givenMoment,
  step: z.enum(stages).nullable(),
  taken: payment.pick({ method: true, taken: true }).nullable(),
  note: text(maxLength.message),
});

export const settleInput = z.object({ id: z.string().regex(/^[0-9]{1,18}$/), takeOver: z.boolean() });

export type ConflictReport = z.output<typeof reportInput>;
export type Settle = z.output<typeof settleInput>;
