// What bills come to, by property: ten thousand of them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Amounts, amountsByRate, billAmounts, type ChargedLine, lineKinds, sumOf } from './amounts.ts';
import { registrations } from './kinds.ts';

const rates = [0, 25, 150, 300, 500, 750, 1200, 1800, 2800, 4000];

const line = fc.record<ChargedLine>({
  kind: fc.constantFrom(...lineKinds),
  words: fc.constant('Part'),
  quantity: fc.integer({ min: 1, max: 20 }),
  pricePaise: fc.oneof(fc.nat({ max: 500 }), fc.nat({ max: 1_000_000 }), fc.nat({ max: 100_000_000 })),
  rate: fc.oneof(fc.constantFrom(...rates), fc.nat({ max: 10_000 })),
  code: fc.constant(''),
});

const bill = fc.record({
  terms: fc.record({
    registration: fc.constantFrom(...registrations),
    pricesIncludeTax: fc.boolean(),
    sellerState: fc.constantFrom('27', '29'),
    placeOfSupply: fc.constant('27'),
  }),
  lines: fc.array(line, { minLength: 1, maxLength: 15 }),
  // of a thousand
  discount: fc.oneof(fc.constant(0), fc.nat({ max: 1000 })),
});

const fits = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise }: Amounts) =>
  taxablePaise + cgstPaise + sgstPaise + igstPaise === totalPaise && cgstPaise === sgstPaise;

test('lines, discount, taxes and total agree to the paisa, for every kind and rate', () => {
  fc.assert(
    fc.property(bill, ({ terms, lines, discount }) => {
      const full = billAmounts(terms, lines).sum.totalPaise;
      const off = Math.floor((full * discount) / 1000);
      const { lines: billed, sum } = billAmounts(terms, lines, off);
      expect(sum).toEqual(sumOf(billed));
      expect(sum.totalPaise).toBe(full - off);
      expect(sum.discountPaise).toBe(off);
      expect(sum.amountPaise).toBe(lines.reduce((all, one) => all + one.pricePaise * one.quantity, 0));
      for (const one of [...billed, sum, ...amountsByRate(billed)]) expect(fits(one)).toBe(true);
      for (const one of billed)
        for (const value of Object.values(one).filter((value) => typeof value === 'number')) {
          expect(Number.isSafeInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
        }
      const tax = sum.totalPaise - sum.taxablePaise;
      if (terms.registration !== 'regular') expect(tax).toBe(0);
      expect(terms.sellerState === '27' ? sum.igstPaise : sum.cgstPaise).toBe(0);
      if (terms.pricesIncludeTax || terms.registration !== 'regular') expect(full).toBe(sum.amountPaise);
      else if (off === 0) expect(sum.taxablePaise).toBe(sum.amountPaise);
      // rounding of a line's two halves is off by less than one paisa each, and as much for the sum that it was taken from
      for (const one of billed)
        expect(Math.abs(one.totalPaise - one.taxablePaise - (one.taxablePaise * one.rate) / 10_000)).toBeLessThan(
          2.5,
        );
    }),
    { numRuns: 10_000 },
  );
});

const repair = (pricePaise: number, rate = 1800): ChargedLine => ({
  kind: 'service',
  words: 'Visit and inspection',
  quantity: 1,
  pricePaise,
  rate,
  code: '998715',
});
const terms = {
  registration: 'regular',
  pricesIncludeTax: true,
  sellerState: '27',
  placeOfSupply: '27',
} as const;

test('a charge of ₹399 has ₹60.86 of tax in it, or ₹71.82 on top', () => {
  expect(billAmounts(terms, [repair(39900)]).sum).toMatchObject({
    taxablePaise: 33814,
    cgstPaise: 3043,
    sgstPaise: 3043,
    totalPaise: 39900,
  });
  expect(billAmounts({ ...terms, pricesIncludeTax: false }, [repair(39900)]).sum).toMatchObject({
    taxablePaise: 39900,
    cgstPaise: 3591,
    sgstPaise: 3591,
    totalPaise: 47082,
  });
  expect(billAmounts({ ...terms, sellerState: '29' }, [repair(39900)]).sum).toMatchObject({
    taxablePaise: 33814,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 6086,
  });
  expect(billAmounts({ ...terms, registration: 'none' }, [repair(39900)]).sum).toMatchObject({
    taxablePaise: 39900,
    totalPaise: 39900,
  });
});

test('a discount lowers the tax, and each line bears its part of it', () => {
  const { lines, sum } = billAmounts(terms, [repair(30000), repair(10000, 500)], 10000);
  expect(lines.map(({ discountPaise }) => discountPaise)).toEqual([7500, 2500]);
  expect(sum.totalPaise).toBe(30000);
  expect(amountsByRate(lines).map(({ rate, totalPaise }) => [rate, totalPaise])).toEqual([
    [500, 7500],
    [1800, 22500],
  ]);
  expect(billAmounts(terms, [repair(0)], 0).sum.totalPaise).toBe(0);
});
