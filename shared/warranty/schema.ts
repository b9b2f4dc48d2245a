import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { order } from '../orders/schema.ts';
import { answer, id, requiredText, text, whole } from '../primitives.ts';
import { trackedOrder, trackingInput } from '../tracking/schema.ts';
import { visit, visitChoice } from '../visits/schema.ts';

export const claimForm = z.object({ note: requiredText(say.whatIsWrongRequired, maxLength.note) });

const claimFields = {
  productId: id(say.productIdRequired),
  ...claimForm.shape,
  visit: visitChoice.nullish(),
  /** An idempotency key: repeating it returns the first claim. */
  key: text(maxLength.name).nullish(),
};

export const claimInput = z.object({ orderId: id(), ...claimFields, knowingly: z.boolean().optional() });
export const claimAnswer = answer({ data: order, created: z.boolean() });

export const claimByLinkInput = trackingInput.extend(claimFields);
export const claimByLinkAnswer = answer({
  data: trackedOrder,
  claim: z.object({ orderNumber: whole, token: z.string(), visit: visit.nullable() }),
});

export const repairsInput = z.object({ customerId: id() });

export type Claim = z.output<typeof claimInput>;
