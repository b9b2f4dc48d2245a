import { expect, test } from 'vitest';
import { totalsOf } from './totals.ts';

test("the cart's totals are added in paise, so that decimals stay exact", () => {
  const lines = [
    { price: 0.1, quantity: 3 },
    { price: 299.99, quantity: 20 },
  ];
  expect(totalsOf(lines)).toEqual({ totalQty: 23, totalPrice: 6000.1 });
  expect(totalsOf([])).toEqual({ totalQty: 0, totalPrice: 0 });
});
