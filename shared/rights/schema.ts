import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { answer, givenPassword, id, messageOnly, mobile } from '../primitives.ts';
import { trackingInput } from '../tracking/schema.ts';

/** What a person asks for: an answer to a complaint, a copy of the own data, erasure. */
export const requestKinds = ['complaint', 'copy', 'erasure'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** A copy of a person's data: `json` for programs, `page` is one HTML file for people. */
export const copyAnswer = answer({ json: z.string(), page: z.string() });

/** An account asks for its password again. A guest has none. */
export const eraseMeInput = z.object({ password: givenPassword().optional() });
/** The holder of a tracking link shows with the whole mobile number that the booking is the own one. */
export const byLinkInput = trackingInput.extend({ mobile: mobile(say.mobileInvalid, say.mobileInvalid) });
export const ofPersonInput = z.object({ id: id() });

export { messageOnly };
export type EraseMe = z.output<typeof eraseMeInput>;
export type ByLink = z.output<typeof byLinkInput>;
export const maxMessage = maxLength.note;
