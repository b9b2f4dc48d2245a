import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPaise, toRupees } from '#shared/primitives.ts';
import type { Offer } from '../catalogue/offers.ts';
import { bookedLines, totalsDiffer, totalsOf } from './rules.ts';

const offers = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    productName: fc.string(),
    chargePaise: fc.integer({ min: 0, max: 100_000_000 }),
  }),
  { minLength: 1, maxLength: 20, selector: (offer) => offer.id },
);
const quantities = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 20, maxLength: 20 });

const book = (all: readonly Offer[], pieces: readonly number[]) =>
  all.map((offer, at) => ({ productId: offer.id, quantity: pieces[at] ?? 1 }));

test("an order's total is the sum of its lines", () => {
  fc.assert(
    fc.property(offers, quantities, (all, pieces) => {
      const lines = bookedLines(book(all, pieces), all) ?? [];
      const totals = totalsOf(lines);
      const shown = lines.reduce((sum, line) => sum + toRupees(line.pricePaise) * line.quantity, 0);
      expect(toPaise(shown)).toBe(totals.paise);
      expect(totalsDiffer({ totalPrice: shown, totalQty: totals.pieces }, totals)).toBe(false);
    }),
  );
});

test('a wrong total is detected to one paisa or one piece', () => {
  fc.assert(
    fc.property(offers, quantities, fc.constantFrom(-1, 1), (all, pieces, step) => {
      const totals = totalsOf(bookedLines(book(all, pieces), all) ?? []);
      const rupees = toRupees(totals.paise);
      expect(
        totalsDiffer({ totalPrice: toRupees(totals.paise + step), totalQty: totals.pieces }, totals),
      ).toBe(true);
      expect(totalsDiffer({ totalPrice: rupees, totalQty: totals.pieces + step }, totals)).toBe(true);
    }),
  );
});

test('no order lines are made if one service is not on sale', () => {
  const offer = { id: 'a', productName: 'A', chargePaise: 100 };
  expect(
    bookedLines(
      [
        { productId: 'a', quantity: 1 },
        { productId: 'b', quantity: 1 },
      ],
      [offer],
    ),
  ).toBeNull();
});
