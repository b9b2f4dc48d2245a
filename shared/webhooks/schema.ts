// The messages to other systems (Standard Webhooks 1.0), and the panel's forms for webhooks. A message has ids,
// numbers, stages, times and amounts, and nothing about a person: the receiver reads that by /api.
import { z } from 'zod';
import { paymentMethods } from '../bills/kinds.ts';
import { enquiryKinds } from '../enquiries/kinds.ts';
import { orderSources } from '../figures/schema.ts';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { namesOf } from '../names-of.ts';
import { stages } from '../orders/stages.ts';
import { id, moment, pagesOf, requiredLine, stars, whole } from '../primitives.ts';
import { visit } from '../visits/schema.ts';

const rupees = z.number();
const ofOrder = { orderId: z.string(), orderNumber: whole };
const ofBill = { ...ofOrder, billId: z.string(), billNumber: z.string() };
const paid = z.object({ method: z.enum(paymentMethods), amount: rupees });
const stage = z.enum(stages);
const change = <T extends z.ZodType>(part: T) => ({ before: part, after: part });

/** The `data` of each kind of message. Amounts are in rupees. */
export const webhookData = {
  'order.booked': z.object({
    ...ofOrder,
    source: z.enum(orderSources),
    stage,
    visit: visit.nullable(),
    total: rupees,
    warrantyOf: whole.nullable(),
  }),
  'order.stage_changed': z.object({ ...ofOrder, ...change(z.object({ stage })) }),
  'order.visit_changed': z.object({ ...ofOrder, stage, ...change(z.object({ visit: visit.nullable() })) }),
  /** A credit note is a bill too. `due` is what the order's valid bill still asks for. */
  'bill.issued': z.object({
    ...ofBill,
    document: z.enum(['bill', 'creditNote']),
    total: rupees,
    due: rupees,
  }),
  /** `before` is the payment that this event corrects. A correction to 0 takes it back. */
  'payment.recorded': z.object({ ...ofBill, before: paid.nullable(), after: paid, due: rupees }),
  'enquiry.created': z.object({
    enquiryId: z.string(),
    kind: z.enum(enquiryKinds),
    number: whole.nullable(),
  }),
  'feedback.given': z.object({ ...ofOrder, rating: stars }),
  'appliance.updated': z.object({ applianceId: z.string(), customerId: z.string(), removed: z.boolean() }),
} as const satisfies Record<string, z.ZodObject>;

export const webhookKinds = namesOf(webhookData);
export type WebhookKind = keyof typeof webhookData;
export type WebhookData<Kind extends WebhookKind> = z.output<(typeof webhookData)[Kind]>;

/** The message of 'Send a test'. */
export const webhookTest = 'webhook.test';
/** The `data` of every message that can arrive. */
export const webhookContents = { ...webhookData, [webhookTest]: z.object({}) };
export type MessageKind = keyof typeof webhookContents;

/** The whole body of a message of this kind. */
export const webhookBody = <Kind extends MessageKind>(kind: Kind) =>
  z.object({ type: z.literal(kind), timestamp: moment, data: webhookContents[kind] });

export const newWebhook = z.object({
  address: requiredLine(say.webhookAddressRequired, maxLength.url),
  kinds: z
    .array(z.enum(webhookKinds, { error: say.unknownValue }))
    .min(1, { error: say.webhookKindsRequired })
    .max(webhookKinds.length, { error: say.unknownValue })
    .overwrite((chosen) => webhookKinds.filter((kind) => chosen.includes(kind))),
});
export const webhookIdInput = z.object({ id: id() });
export const switchWebhookInput = webhookIdInput.extend({ on: z.boolean() });

export const offReasons = ['owner', 'gone', 'failing'] as const;
export const deliveryStates = ['waiting', 'delivered', 'givenUp'] as const;
export const deliveriesInput = webhookIdInput.extend(pagesOf(20));
export const deliveryIdInput = webhookIdInput.extend({ deliveryId: z.int().min(1) });

export type NewWebhook = z.output<typeof newWebhook>;
export type DeliveriesInput = z.output<typeof deliveriesInput>;
export type DeliveryIds = z.output<typeof deliveryIdInput>;
