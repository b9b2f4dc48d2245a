// The messages of webhooks (Standard Webhooks 1.0) in the document of the API.
import type { z } from 'zod';
import { namesOf } from '#shared/names-of.ts';
import { webhookBody, webhookContents } from '#shared/webhooks/schema.ts';
import { headers, json } from './failures.ts';
import { samples } from './notes.ts';
import { describeOutput, type Properties } from './schemas.ts';

type Kind = keyof typeof webhookContents;

const ofOrder = { orderId: String(samples._id), orderNumber: 1042 };
const ofBill = { ...ofOrder, billId: String(samples.productId), billNumber: 'PA/26-27/00042' };
const visit = { date: '2026-11-23', from: '09:00', to: '11:00' };

const examples: { [K in Kind]: z.output<(typeof webhookContents)[K]> } = {
  'order.booked': { ...ofOrder, source: 'api', stage: 'scheduled', visit, total: 499, warrantyOf: null },
  'order.stage_changed': { ...ofOrder, before: { stage: 'scheduled' }, after: { stage: 'on_the_way' } },
  'order.visit_changed': { ...ofOrder, stage: 'scheduled', before: { visit: null }, after: { visit } },
  'bill.issued': { ...ofBill, document: 'bill', total: 499, due: 499 },
  'payment.recorded': { ...ofBill, before: null, after: { method: 'UPI', amount: 499 }, due: 0 },
  'enquiry.created': { enquiryId: String(samples._id), kind: 'enquiry', number: null },
  'feedback.given': { ...ofOrder, rating: 5 },
  'appliance.updated': {
    applianceId: String(samples._id),
    customerId: String(samples.productId),
    removed: false,
  },
  'webhook.test': {},
};

const summaries: Record<Kind, string> = {
  'order.booked': 'An order was booked',
  'order.stage_changed': 'An order came to another stage',
  'order.visit_changed': 'A visit was agreed, moved or taken back',
  'bill.issued': 'A bill or credit note was issued',
  'payment.recorded': 'A payment was recorded or corrected',
  'enquiry.created': 'An enquiry or complaint came in',
  'feedback.given': 'A customer gave feedback on an order',
  'appliance.updated': 'An appliance was added, changed, moved or removed',
  'webhook.test': '‘Send a test’ was pressed in the panel',
};

const headerNotes = {
  'webhook-id': 'The same for every try: take each id once',
  'webhook-timestamp': 'Unix seconds of this try: refuse what is more than 5 minutes off',
  'webhook-signature':
    '`v1,` and the Base64 of HMAC-SHA256 over id, timestamp and body, joined by dots. Two, with a space between, for 24 hours after a change of the secret',
};

export const webhookHeaders = Object.fromEntries(
  Object.entries(headerNotes).map(([name, description]) => [
    name,
    { name, in: 'header', required: true, description, schema: { type: 'string' } },
  ]),
);

const nameOf = (kind: string) =>
  `Webhook${kind.replace(/(?:^|[._])(\w)/g, (_, first: string) => first.toUpperCase())}`;

const bodies = namesOf(webhookContents).map((kind) => ({
  kind,
  body: (webhookBody(kind) as z.ZodType).meta({ id: nameOf(kind) }),
}));

const responses = {
  '2XX': { description: 'Taken' },
  410: { description: 'The endpoint is gone: the shop switches it off' },
  429: { description: 'Too many: sent again later', headers: headers('retry-after') },
  default: { description: 'Sent again for three days, with growing pauses' },
};

/** Describes one POST to the receiver for each kind of message. Adds the bodies to `components`. */
export const describeWebhooks = (components: Properties) =>
  Object.fromEntries(
    bodies.map(({ kind, body }) => {
      const schema = describeOutput(body, components) as object;
      const example = { type: kind, timestamp: samples.createdAt, data: examples[kind] };
      const post = {
        operationId: `webhook.${kind}`,
        tags: ['webhooks'],
        security: [],
        summary: summaries[kind],
        parameters: Object.keys(headerNotes).map((name) => ({ $ref: `#/components/parameters/${name}` })),
        requestBody: { required: true, content: { [json]: { schema, example } } },
        responses,
      };
      return [kind, { post }];
    }),
  );
