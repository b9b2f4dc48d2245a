// The messages of webhooks (Standard Webhooks 1.0) in the document of the API.
import { z } from 'zod';
import { moment } from '#shared/primitives.ts';
import {
  type WebhookData,
  type WebhookKind,
  webhookBody,
  webhookKinds,
  webhookTest,
} from '#shared/webhooks/schema.ts';
import { headers, json } from './failures.ts';
import { samples } from './notes.ts';
import { describeOutput, type Properties } from './schemas.ts';

const ofOrder = { orderId: String(samples._id), orderNumber: 1042 };
const ofBill = { ...ofOrder, billId: String(samples.productId), billNumber: 'PA/26-27/00042' };
const visit = { date: '2026-11-23', from: '09:00', to: '11:00' };

const told: { [Kind in WebhookKind]: readonly [summary: string, example: WebhookData<Kind>] } = {
  'order.booked': [
    'An order was booked',
    { ...ofOrder, source: 'api', stage: 'scheduled', visit, total: 499, warrantyOf: null },
  ],
  'order.stage_changed': [
    'An order came to another stage',
    { ...ofOrder, before: { stage: 'scheduled' }, after: { stage: 'on_the_way' } },
  ],
  'order.visit_changed': [
    'A visit was agreed, moved or taken back',
    { ...ofOrder, stage: 'scheduled', before: { visit: null }, after: { visit } },
  ],
  'bill.issued': ['A bill or credit note was issued', { ...ofBill, document: 'bill', total: 499, due: 499 }],
  'payment.recorded': [
    'A payment was recorded or corrected',
    { ...ofBill, before: null, after: { method: 'UPI', amount: 499 }, due: 0 },
  ],
  'enquiry.created': [
    'An enquiry or complaint came in',
    { enquiryId: String(samples._id), kind: 'enquiry', number: null },
  ],
  'feedback.given': ['A customer gave feedback on an order', { ...ofOrder, rating: 5 }],
};

const fixed = (name: string, schema: object, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});

export const webhookHeaders = {
  'webhook-id': fixed('webhook-id', { type: 'string' }, 'The same for every try: take each id once'),
  'webhook-timestamp': fixed(
    'webhook-timestamp',
    { type: 'integer' },
    'Unix seconds of this try: refuse what is more than 5 minutes off',
  ),
  'webhook-signature': fixed(
    'webhook-signature',
    { type: 'string' },
    '`v1,` and the Base64 of HMAC-SHA256 over id, timestamp and body, joined by dots. Two, with a space between, for 24 hours after a change of the secret',
  ),
};

const nameOf = (kind: string) =>
  `Webhook${kind
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;

const bodies = [
  ...webhookKinds.map((kind) => ({
    kind: kind as string,
    summary: told[kind][0],
    example: told[kind][1] as object,
    body: webhookBody(kind) as z.ZodType,
  })),
  {
    kind: webhookTest as string,
    summary: '‘Send a test’ was pressed in the panel',
    example: {},
    body: z.object({ type: z.literal(webhookTest), timestamp: moment, data: z.object({}) }),
  },
].map((one) => ({ ...one, body: one.body.meta({ id: nameOf(one.kind) }) }));

/** Describes one POST to the receiver for each kind of message. Adds the bodies to `components`. */
export const describeWebhooks = (components: Properties) =>
  Object.fromEntries(
    bodies.map(({ kind, summary, example, body }) => [
      kind,
      {
        post: {
          operationId: `webhook.${kind}`,
          tags: ['webhooks'],
          summary,
          parameters: Object.keys(webhookHeaders).map((name) => ({
            $ref: `#/components/parameters/${name}`,
          })),
          requestBody: {
            required: true,
            content: {
              [json]: {
                schema: describeOutput(body, components) as object,
                example: { type: kind, timestamp: samples.createdAt, data: example },
              },
            },
          },
          responses: {
            '2XX': { description: 'Taken' },
            410: { description: 'The endpoint is gone: the shop switches it off' },
            429: { description: 'Too many: sent again later', headers: headers('retry-after') },
            default: { description: 'Sent again for three days, with growing pauses' },
          },
        },
      },
    ]),
  );
