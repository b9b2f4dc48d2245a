import { expect, test } from 'vitest';
import { chargeCovers } from './charge-words.ts';

test.each([
  ['Split AC Repair', 'Visit and inspection'],
  ['Inverter AC PCB Repair', 'Visit and inspection'],
  ['Split AC Installation', 'Visit and work'],
  ['Washing Machine Deep Cleaning', 'Visit and work'],
  ['AC Annual Maintenance', 'Visit and work'],
  ['Drain Pump Replacement', 'Visit and work'],
])("the charge of %s pays for '%s'", (productName, words) => {
  expect(chargeCovers({ productName })).toBe(words);
});
