import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import {
  answer,
  emailOrBlank,
  givenPassword,
  id,
  mobile,
  requiredLine,
  requiredText,
  text,
  whole,
} from '../primitives.ts';
import { trackingInput } from '../tracking/schema.ts';

/** A copy of a person's data: `json` for programs, `page` is one HTML file for people. */
export const copyAnswer = answer({ json: z.string(), page: z.string() });

/** An account asks for its password again. A guest has none. */
export const eraseMeInput = z.object({ password: givenPassword().optional() });
/** A request of the holder of a tracking link. */
export const askByLinkInput = trackingInput.extend({
  kind: z.enum(['copy', 'erasure'], { error: say.unknownValue }),
});
export const ofPersonInput = z.object({ id: id() });

export const complaintForm = z.object({
  fullname: requiredLine(say.fullNameRequired, maxLength.name),
  mobile: mobile(say.mobileInvalid, say.mobileInvalid),
  email: emailOrBlank(say.emailInvalid),
  order: text(10)
    .regex(/^$|^[0-9]{1,9}$/, { error: say.orderNumberInvalid })
    .optional(),
  message: requiredText(say.messageEmpty, maxLength.message),
  // A honeypot field for bots: the page hides it from people.
  website: z.literal('', { error: say.honeypot }).nullish(),
});
export const complaintAnswer = answer({ number: whole });

export type AskByLink = z.output<typeof askByLinkInput>;
export type Complaint = z.output<typeof complaintForm>;
