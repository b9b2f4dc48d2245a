import { expect, test } from 'vitest';
import { isUnderWarranty, warrantyWords } from './rules.ts';

test.each([
  [[90, 90], 'Our work has a 90-day warranty.'],
  [[30], 'Our work has a 30-day warranty.'],
  [[0, 0], ''],
  [[], ''],
  [[90, 0], 'The page of each service names its warranty.'],
  [[30, 90], 'The page of each service names its warranty.'],
])('a warranty of %j days reads as: %s', (days, words) => {
  expect(warrantyWords(days)).toBe(words);
});

test.each([
  ['2027-02-18', '2027-02-18T18:29:59.999Z', true],
  ['2027-02-18', '2027-02-18T18:30:00.000Z', false],
  ['2028-02-29', '2028-02-29T18:29:59.999Z', true],
  ['2028-02-28', '2028-02-29T00:00:00.000Z', false],
  [null, '2027-02-18T00:00:00.000Z', false],
])('a warranty until %s at the moment %s: still valid is %s', (until, now, runs) => {
  expect(isUnderWarranty(until, Date.parse(now))).toBe(runs);
});
