import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingKey, dropBookingKey } from './booking-key.ts';

const fridge = { productId: 'fridge', productName: 'Fridge', quantity: 1, price: 349 };
const oven = { productId: 'oven', productName: 'Oven', quantity: 2, price: 299 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('a second try carries the first one’s key, in whatever order the services stand', () => {
  const key = bookingKey('cart', [fridge, oven]);
  expect(bookingKey('cart', [oven, { ...fridge, price: 399 }])).toBe(key);
});

test('other services, another quantity or another booking get a key of their own', () => {
  const key = bookingKey('cart', [fridge]);
  expect(bookingKey('repeat', [fridge])).not.toBe(key);
  expect(bookingKey('cart', [fridge, oven])).not.toBe(key);
  expect(bookingKey('cart', [{ ...fridge, quantity: 2 }])).not.toBe(key);
});

test('after a booking, and an hour after a try, the same services are booked anew', () => {
  const first = bookingKey('cart', [fridge]);
  dropBookingKey('cart');
  const second = bookingKey('cart', [fridge]);
  expect(second).not.toBe(first);
  vi.advanceTimersByTime(3600_000);
  expect(bookingKey('cart', [fridge])).not.toBe(second);
});
