// Prepared texts: which there are at each stage, and that each says all it has to.
import { expect, test } from 'vitest';
import { stages } from '#shared/orders/stages.ts';
import { aboutEnquiry, aboutOrder } from './texts.ts';

const order = {
  fullname: ' Meera  Joshi',
  orderNumber: 1042,
  products: [
    { productId: 'a', productName: 'Fridge Repair', quantity: 1, price: 300, warrantyUntil: null },
    { productId: 'b', productName: 'Split AC Repair', quantity: 2, price: 399, warrantyUntil: null },
  ],
  visit: { date: '2026-11-23', from: '09:00', to: '11:00' },
  technician: null,
};
const link = 'https://shop.example/track/token';

test('a text says who writes, what it is about and where to follow it', () => {
  expect(aboutOrder({ ...order, stage: 'scheduled' }, 'Panchakki', link)['Confirmed time']).toBe(
    `Hello Meera, this is Panchakki. We come on Monday, 23 November, 9 am to 11 am.
Order 1042: Fridge Repair, Split AC Repair ×2.
Follow or change your booking: ${link}`,
  );
  expect(aboutEnquiry({ fullname: 'Rohini', serviceType: 'Oven' }, 'Panchakki')).toBe(
    'Hello Rohini, this is Panchakki. Thank you for your enquiry (Oven). When may we call you?',
  );
});

test('without a link a text says the rest', () => {
  expect(aboutOrder({ ...order, stage: 'on_the_way' }, 'Panchakki', null)['On the way']).toBe(
    `Hello Meera, this is Panchakki. Our technician is on the way to you.
Order 1042: Fridge Repair, Split AC Repair ×2.`,
  );
});

test('who comes is called by the first name once somebody is assigned', () => {
  const technician = { _id: 't', name: 'Imran Pathan' };
  const texts = aboutOrder({ ...order, technician, stage: 'scheduled' }, 'Panchakki', link);
  expect(texts['On the way']).toContain('Panchakki. Imran is on the way to you.');
  expect(texts.Delayed).toContain('We are sorry: Imran is running late today.');
});

test('each stage has the texts that fit it', () => {
  expect(
    Object.fromEntries(
      stages.map((stage) => {
        const visit = stage === 'requested' || stage === 'cancelled' ? null : order.visit;
        return [stage, Object.keys(aboutOrder({ ...order, stage, visit }, 'Panchakki', link))];
      }),
    ),
  ).toEqual({
    requested: ['Agree on a time'],
    scheduled: ['Confirmed time', 'On the way', 'Delayed'],
    on_the_way: ['On the way', 'Delayed'],
    working: [],
    waiting: [],
    done: [],
    cancelled: [],
  });
});
