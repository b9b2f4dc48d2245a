// Each change that webhooks tell of, through the procedure that makes it.
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { countStatements } from '#server/testing/statement-counter.ts';
import { type WebhookKind, webhookBody, webhookKinds } from '#shared/webhooks/schema.ts';
import { recordWebhook } from './record.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;

const asha = {
  name: 'Asha Rohini Kulkarni',
  mobile: '5550107731',
  email: 'asha.kulkarni@example.com',
  address: '14 Gulmohar Residency',
};
const contact = { fullname: asha.name, mobile: asha.mobile, email: asha.email, street: asha.address };
const visit = { date: '2026-11-23', from: '09:00' };
const later = { date: '2026-11-24', from: '11:00' };

async function people(kinds: readonly WebhookKind[] = webhookKinds) {
  const [owner, customer] = [await shop.admin(), await shop.customer(asha)];
  if (kinds.length > 0)
    await owner.api.webhooks.save({ address: 'https://hooks.example.in/', kinds: [...kinds] });
  const service = await addTestService(db, { charge: 399 });
  return { owner: owner.api, customer: customer.api, service };
}

/** The messages since the last look, each checked against the schema of its kind. */
async function told() {
  const rows = await db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_events as v', 'v.id', 'd.event_id')
    .select(['v.kind', 'v.body', 'd.subject_id'])
    .orderBy('d.id')
    .execute();
  await db.deleteFrom('webhook_events').execute();
  return rows.map(({ kind, body, subject_id }) => {
    for (const secret of [...Object.values(asha), 'Kulkarni', 'blue gate', 'leaks', 'thanks'])
      expect(body).not.toContain(secret);
    const { type, data } = webhookBody(kind as WebhookKind)
      .strict()
      .extend({ data: webhookBody(kind as WebhookKind).shape.data.strict() })
      .parse(JSON.parse(body));
    if ('orderId' in data) expect(subject_id).toBe(data.orderId);
    return [type, data] as const;
  });
}

test('a booking, its steps, its bill, its payments and its feedback each send a message', async () => {
  const { owner, customer, service } = await people();
  const booking = bookingInput([service], { ...contact, visit, note: 'The house with the blue gate' });
  const { data: order } = await customer.orders.book(booking);
  await customer.orders.book(booking);
  const id = order._id;
  const ofOrder = { orderId: id, orderNumber: order.orderNumber };
  const first = { ...visit, to: '11:00' };
  const booked = { source: 'web', stage: 'scheduled', visit: first, total: 399, warrantyOf: null };
  expect(await told()).toEqual([['order.booked', { ...ofOrder, ...booked }]]);

  await customer.orders.reschedule({ id, visit: later });
  expect(await told()).toMatchObject([
    ['order.visit_changed', { ...ofOrder, before: { visit: first }, after: { visit: later } }],
  ]);
  await owner.orders.addNote({ id, note: 'It leaks' });
  expect(await told()).toEqual([]);

  await owner.orders.setStage({ id, stage: 'done', finish: { taken: 100 } } as never);
  const bill = await customer.bills.ofOrder({ orderId: id });
  const ofBill = { ...ofOrder, billId: bill._id, billNumber: bill.number };
  expect(await told()).toEqual([
    ['order.stage_changed', { ...ofOrder, before: { stage: 'scheduled' }, after: { stage: 'done' } }],
    ['bill.issued', { ...ofBill, document: 'bill', total: 399, due: 299 }],
    ['payment.recorded', { ...ofBill, before: null, after: { method: 'Cash', amount: 100 }, due: 299 }],
  ]);
  const { data: paid } = await owner.bills.recordPayment({ id: bill._id, method: 'UPI', taken: 200 });
  expect(await told()).toMatchObject([
    ['payment.recorded', { before: null, after: { method: 'UPI', amount: 200 }, due: 99 }],
  ]);
  const paymentId = paid.payments.find(({ amount }) => amount === 200)?._id ?? '';
  const right = { method: 'Cash', taken: 150, reason: 'Wrong tap, says Kulkarni' } as const;
  await owner.bills.correctPayment({ id: bill._id, paymentId, ...right });
  expect(await told()).toMatchObject([
    [
      'payment.recorded',
      { before: { method: 'UPI', amount: 200 }, after: { method: 'Cash', amount: 150 }, due: 149 },
    ],
  ]);
  await customer.orders.giveFeedback({ orderId: id, rating: 4, comment: 'Kulkarni family says thanks' });
  expect(await told()).toEqual([['feedback.given', { ...ofOrder, rating: 4 }]]);

  await owner.orders.setStatus({ id, status: 'Incomplete' });
  expect(await told()).toMatchObject([
    ['order.stage_changed', { after: { stage: 'scheduled' } }],
    ['bill.issued', { document: 'creditNote' }],
    ['payment.recorded', { ...ofBill, before: null, after: { method: 'Cash', amount: -250 }, due: 0 }],
  ]);
});

test('a warranty claim, an enquiry and a complaint send a message', async () => {
  const { owner, customer, service } = await people();
  const { data: order } = await customer.orders.book(bookingInput([service], contact));
  await owner.orders.setStage({ id: order._id, stage: 'done' });
  await told();
  const claim = await customer.warranty.claim({
    orderId: order._id,
    productId: service.id,
    note: 'It leaks',
  });
  expect(await told()).toMatchObject([
    [
      'order.booked',
      { orderId: claim.data._id, stage: 'requested', warrantyOf: order.orderNumber, total: 0 },
    ],
  ]);
  const form = { fullname: asha.name, mobile: asha.mobile, email: asha.email, message: 'It leaks' };
  const { data: enquiry } = await customer.enquiries.send({
    ...form,
    area: asha.address,
    serviceType: 'Oven',
  });
  const { number } = await customer.rights.complain(form);
  expect(await told()).toMatchObject([
    ['enquiry.created', { enquiryId: enquiry._id, kind: 'enquiry', number: null }],
    ['enquiry.created', { kind: 'complaint', number }],
  ]);
});

test('a test booking sends nothing, and neither does a repeated or refused change', async () => {
  const { owner, customer, service } = await people();
  const booking = bookingInput([service], contact);
  const { data } = await owner.orders.bookForCaller({ ...booking, ...contact } as never);
  await db.insertInto('test_orders').values({ order_id: data._id }).execute();
  await told();
  await owner.orders.setStage({ id: data._id, stage: 'cancelled', reason: 'Booked twice' } as never);
  expect(await told()).toEqual([]);
  const { data: order } = await customer.orders.book(bookingInput([service], contact));
  await told();
  await expect(
    customer.orders.reschedule({ id: order._id, visit: { ...visit, date: '2026-01-01' } }),
  ).rejects.toThrow();
  await customer.orders.cancel({ id: order._id });
  await expect(customer.orders.cancel({ id: order._id })).rejects.toThrow();
  expect((await told()).map(([type]) => type)).toEqual(['order.stage_changed']);
});

test('a shop without webhooks writes nothing', async () => {
  const { owner, customer, service } = await people([]);
  const { data } = await customer.orders.book(bookingInput([service], contact));
  await owner.orders.setStage({ id: data._id, stage: 'done' });
  const { of, db: counted } = countStatements(db);
  const message = { type: 'feedback.given', data: { orderId: data._id, orderNumber: 1, rating: 1 } } as const;
  expect(await of(() => recordWebhook(counted, message, new Date(), { orderId: newId() }))).toBe(1);
  expect(await db.selectFrom('webhook_events').select('id').execute()).toEqual([]);
});
