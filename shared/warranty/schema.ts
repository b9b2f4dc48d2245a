// Claiming the warranty of a repair: by its customer, by whoever has its tracking link, by an admin for a caller.
import { z } from 'zod';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { order } from '../orders/schema.ts';
import { answer, id, requiredText, text, whole } from '../primitives.ts';
import { trackedOrder, trackingInput } from '../tracking/schema.ts';
import { visit, visitChoice } from '../visits/schema.ts';

/** What is asked; the keys are in the order in which failures are told. */
export const claimForm = z.object({ note: requiredText(say.whatIsWrongRequired, maxLength.note) });

const claimFields = {
  productId: id(say.productIdRequired),
  ...claimForm.shape,
  /** Without one we call to agree on a time. */
  visit: visitChoice.nullish(),
  /** The client's name for this claim: sent again after a lost answer, it answers with the first order. */
  key: text(maxLength.name).nullish(),
};

/** `knowingly`: an admin takes a time that is full or too soon. */
export const claimInput = z.object({ orderId: id(), ...claimFields, knowingly: z.boolean().optional() });
export const claimAnswer = answer({ data: order, created: z.boolean() });

export const claimByLinkInput = trackingInput.extend(claimFields);
/** `data` is the order of the link; `claim` the new one, with the token of its own tracking link. */
export const claimByLinkAnswer = answer({
  data: trackedOrder,
  claim: z.object({ orderNumber: whole, token: z.string(), visit: visit.nullable() }),
});

/** Repairs of a customer that are under warranty today, the newest first; `claim` is the open order of a claim. */
export const repairsInput = z.object({ customerId: id() });
export const repairs = z.array(
  z.object({
    orderId: z.string(),
    orderNumber: whole,
    productId: z.string(),
    productName: z.string(),
    warrantyUntil: z.string(),
    claim: z.object({ _id: z.string(), orderNumber: whole }).nullable(),
  }),
);

export type Claim = z.output<typeof claimInput>;
export type ClaimByLink = z.output<typeof claimByLinkInput>;
export type Repairs = z.output<typeof repairs>;
