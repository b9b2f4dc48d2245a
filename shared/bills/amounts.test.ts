// A property test with ten thousand random bills.
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
  discount: fc.oneof(fc.constant(0), fc.nat({ max: 1000 })),
});

const fits = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise }: Amounts) =>
  taxablePaise + cgstPaise + sgstPaise + igstPaise === totalPaise && cgstPaise === sgstPaise;

const numbersOf = (line: Amounts) => Object.values(line).filter((value) => typeof value === 'number');
const isWholeAmount = (value: number) => Number.isSafeInteger(value) && value >= 0;

// Each invariant has a name, so that a failure says which one broke.
test('lines, discount, taxes and total of a bill agree to the paisa', () => {
  fc.assert(
    fc.property(bill, ({ terms, lines, discount }) => {
      const full = billAmounts(terms, lines).sum.totalPaise;
      const off = Math.floor((full * discount) / 1000);
      const { lines: billed, sum } = billAmounts(terms, lines, off);
      const prices = lines.reduce((all, one) => all + one.pricePaise * one.quantity, 0);
      const taxed = terms.registration === 'regular';
      const added = sumOf(billed);
      const holds = {
        lines: (Object.keys(sum) as (keyof Amounts)[]).every((name) => sum[name] === added[name]),
        total: sum.totalPaise === full - off && sum.discountPaise === off && sum.amountPaise === prices,
        taxes: [...billed, sum, ...amountsByRate(billed)].every(fits),
        whole: billed.every((one) => numbersOf(one).every(isWholeAmount)),
        untaxed: taxed || (sum.totalPaise === sum.taxablePaise && full === prices),
        state: (terms.sellerState === '27' ? sum.igstPaise : sum.cgstPaise) === 0,
        inclusive: !terms.pricesIncludeTax || full === prices,
        onTop: terms.pricesIncludeTax || off > 0 || sum.taxablePaise === prices,
        // Each half of the tax is rounded, so a line may differ by a paisa.
        rate: billed.every(
          (one) => Math.abs(one.totalPaise - one.taxablePaise - (one.taxablePaise * one.rate) / 10_000) < 2.5,
        ),
      };
      const broken = Object.entries(holds).flatMap(([name, held]) => (held ? [] : [name]));
      if (broken.length > 0) throw new Error(`broken: ${broken.join()}`);
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

test('a charge of ₹399 contains ₹60.86 of tax, or has ₹71.82 on top', () => {
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

test('a discount lowers the tax in proportion to the lines', () => {
  const { lines, sum } = billAmounts(terms, [repair(30000), repair(10000, 500)], 10000);
  expect(lines.map(({ discountPaise }) => discountPaise)).toEqual([7500, 2500]);
  expect(sum.totalPaise).toBe(30000);
  expect(amountsByRate(lines).map(({ rate, totalPaise }) => [rate, totalPaise])).toEqual([
    [500, 7500],
    [1800, 22500],
  ]);
  expect(billAmounts(terms, [repair(0)], 0).sum.totalPaise).toBe(0);
});
