import { expect, test } from 'vitest';
import { stages } from './stages.ts';
import { messagesOfShop, messagesOfTechnician } from './whats-app.ts';

const order = {
  fullname: ' Meera  Joshi',
  orderNumber: 1042,
  products: [
    { productId: 'a', productName: 'Fridge Repair', quantity: 1, price: 300, warrantyUntil: null },
    { productId: 'b', productName: 'Split AC Repair', quantity: 2, price: 399, warrantyUntil: null },
  ],
  visit: { date: '2026-11-23', from: '09:00', to: '11:00' },
  technician: null,
  billNumber: null,
  billTotal: 0,
  due: 0,
};
const link = 'https://shop.example/track/token';

test('a WhatsApp text names the company, the order and the tracking link', () => {
  expect(messagesOfShop({ ...order, stage: 'scheduled' }, 'Panchakki', link, true)['Confirmed time']).toBe(
    `Hello Meera, this is Panchakki. We come on Monday, 23 November, 9 am to 11 am.
Order 1042: Fridge Repair, 2 × Split AC Repair.
Follow or change your booking: ${link}`,
  );
});

test('a WhatsApp text names the assigned technician by first name', () => {
  const technician = { _id: 't', name: 'Imran Pathan' };
  const texts = messagesOfShop({ ...order, technician, stage: 'scheduled' }, 'Panchakki', link, true);
  expect(texts['On the way']).toContain('Panchakki. Imran is on the way to you.');
  expect(texts.Delayed).toContain('We are sorry: Imran is running late today.');
});

test('each stage of an order has its WhatsApp texts', () => {
  expect(
    Object.fromEntries(
      stages.map((stage) => {
        const visit = stage === 'requested' || stage === 'cancelled' ? null : order.visit;
        return [stage, Object.keys(messagesOfShop({ ...order, stage, visit }, 'Panchakki', link, true))];
      }),
    ),
  ).toEqual({
    requested: ['Agree on a time'],
    scheduled: ['Confirmed time', 'On the way', 'Delayed'],
    on_the_way: ['On the way', 'Delayed'],
    working: ['Estimate'],
    waiting: ['Part has come', 'Estimate'],
    done: ['Your repair'],
    cancelled: ['Your repair'],
  });
});

test('a bill has a WhatsApp text, and a due amount another one', () => {
  const done = { ...order, stage: 'done' as const, billNumber: 'PA/26-27/00042', billTotal: 998 };
  expect(Object.keys(messagesOfShop(done, 'Panchakki', link, true))).toEqual(['Bill']);
  const { Due } = messagesOfShop({ ...done, due: 299 }, 'Panchakki', link, true);
  expect(Due).toContain('₹299.00 are still due.');
  expect(Due).toContain(`Pay by UPI here: ${link}`);
});

test("a technician's message names him, the order and the tracking link", () => {
  const job = { ...order, stage: 'scheduled' as const, technician: { _id: 't', name: 'Imran Pathan' } };
  expect(messagesOfTechnician(job, link)['Confirmed time']).toBe(
    `Hello Meera, I am Imran, your technician. I come on Monday, 23 November, 9 am to 11 am.
Order 1042: Fridge Repair, 2 × Split AC Repair.
Follow your booking: ${link}`,
  );
});

test('the WhatsApp text about an estimate exists only while one waits for an answer', () => {
  const working = { ...order, stage: 'working' as const };
  expect(messagesOfShop(working, 'Panchakki', link, false)).toEqual({});
});
