import { beforeEach, expect, test, vi } from 'vitest';
import { bookingKey, dropBookingKey, triedVisit } from './booking-key.ts';

const fridge = { productId: 'fridge', productName: 'Fridge', quantity: 1, price: 349 };
const oven = { productId: 'oven', productName: 'Oven', quantity: 2, price: 299 };

beforeEach(() => vi.useFakeTimers());

const visit = { date: '2026-11-23', from: '09:00', to: '11:00' };
const booked = { lines: [fridge], visit, note: '' };

test('a retried booking uses the same idempotency key', () => {
  const key = bookingKey('cart', { ...booked, lines: [fridge, oven] });
  expect(bookingKey('cart', { ...booked, lines: [oven, { ...fridge, price: 399 }] })).toBe(key);
});

test.each([
  ['other services', { lines: [fridge, oven] }],
  ['another quantity', { lines: [{ ...fridge, quantity: 2 }] }],
  ['another time', { visit: { ...visit, from: '11:00', to: '13:00' } }],
  ['a call instead', { visit: null }],
  ['another note', { note: 'It leaks' }],
])('%s needs a new idempotency key', (_, change) => {
  const key = bookingKey('cart', booked);
  expect(bookingKey('cart', { ...booked, ...change })).not.toBe(key);
});

test('another booking gets another idempotency key', () => {
  expect(bookingKey('repeat', booked)).not.toBe(bookingKey('cart', booked));
});

test('the same services get a new idempotency key after an hour', () => {
  const first = bookingKey('cart', booked);
  dropBookingKey('cart');
  const second = bookingKey('cart', booked);
  expect(second).not.toBe(first);
  vi.advanceTimersByTime(3600_000);
  expect(bookingKey('cart', booked)).not.toBe(second);
});

test('the visit of a booking attempt is remembered until it is too old', () => {
  expect(triedVisit('cart')).toBe(undefined);
  bookingKey('cart', booked);
  expect(triedVisit('cart')).toEqual(visit);
  bookingKey('cart', { ...booked, visit: null });
  expect(triedVisit('cart')).toBe(null);
  dropBookingKey('cart');
  expect(triedVisit('cart')).toBe(undefined);
});
