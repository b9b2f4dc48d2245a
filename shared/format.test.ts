import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, formatRupees, shortened } from './format.ts';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const count = new Intl.NumberFormat('en-IN');

test("charges match en-IN's rupee format", () => {
  expect(formatRupees(399)).toBe('₹399.00');
  expect(formatRupees(1234567.5)).toBe('₹12,34,567.50');
  expect([formatRupees(-1234.5), formatRupees(-0)]).toEqual(['−₹1,234.50', '₹0.00']);
  fc.assert(
    fc.property(
      fc.nat({ max: 2 ** 31 - 1 }),
      (paise) => formatRupees(paise / 100) === rupees.format(paise / 100),
    ),
  );
});

test("numbers match en-IN's grouping", () => {
  expect(formatCount(123456)).toBe('1,23,456');
  fc.assert(fc.property(fc.nat(), (number) => formatCount(number) === count.format(number)));
});

test('a long text ends at the end of a word', () => {
  expect(shortened('समय पर आए और काम साफ़ किया', 12)).toBe('समय पर आए…');
  expect(shortened('Came on time', 20)).toBe('Came on time');
});
