import { z } from 'zod';
import { fieldMessages as say } from '../messages.ts';
import { id, mobile, whole } from '../primitives.ts';

export const lostLinkForm = z.object({ mobile: mobile(say.mobileInvalid, say.mobileInvalid) });
export const lostLinkSentInput = z.object({ id: id() });

/** An order whose customer waits for its link. `text` is the message with the link, in the customer's language. */
const lostLink = z.object({
  _id: z.string(),
  orderNumber: whole,
  name: z.string(),
  mobile: z.string(),
  text: z.string(),
});
export const lostLinkList = z.array(lostLink);

export type LostLinkForm = z.output<typeof lostLinkForm>;
export type LostLink = z.output<typeof lostLink>;
