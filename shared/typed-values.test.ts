import { expect, test } from 'vitest';
import { readDay, readMoney, typedNumber } from './typed-values.ts';

test.each([
  ...['14-03-2025', '14/03/25', '14.03.25', '14-03-25', '14 Mar 25', '14-Mar-25', '14 March 2025'],
  ...['2025-03-14', '2025/03/14', '14-03-2025 10:30', '14/03/2025 10:30:00 AM', '2025-03-14T10:30:00Z'],
  ...['14-Mar-2025, 10:30 pm', 'Mar 14, 2025 10.30 PM', '14Mar25', '45730', '45730.4375', '\u200e14-03-2025'],
])('%s is 14 March 2025', (typed) => {
  expect(readDay(typed)).toBe('2025-03-14');
});

test.each(['31/02/25', '03-14-2025', '14032025', '14 Ju 2025', '12:30', '', 'x'.repeat(100)])(
  '%s is no day',
  (typed) => {
    expect(readDay(typed)).toBeNull();
  },
);

test.each<[string, number, 'in' | 'out' | null]>([
  ['Rs. 1,20,000.50', 120000.5, null],
  ['INR 450/-', 450, null],
  ['1,399.00 INR', 1399, null],
  ['99,99,99,999', 999_999_999, null],
  ['1,234,567', 1_234_567, null],
  ['399.00 Cr', 399, 'in'],
  ['+399', 399, 'in'],
  ['(399.00)', 399, 'out'],
  ['₹(399)', 399, 'out'],
  ['₹ -399', 399, 'out'],
  ['399−', 399, 'out'],
  ['500.00(Dr)', 500, 'out'],
])('%s is %d rupees', (typed, rupees, mark) => {
  expect(readMoney(typed)).toEqual({ rupees, mark });
});

test.each(['12,00', '450,50', '1,00,00,00,000', '1 200', '1e5', '1.2.3', 'CR', '', '-'])(
  '%s is no sum',
  (typed) => {
    expect(readMoney(typed)).toBeNull();
  },
);

test('a field takes a sum for a number, and leaves other words to its check', () => {
  expect(['1,200', '-5', ' ', '12,00', 7].map(typedNumber)).toEqual([1200, -5, undefined, '12,00', 7]);
});
