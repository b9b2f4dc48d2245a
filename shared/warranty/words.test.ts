import { expect, test } from 'vitest';
import { warrantyWords } from './words.ts';

test.each([
  [[90, 90], 'Our work has a 90-day warranty.'],
  [[30], 'Our work has a 30-day warranty.'],
  [[0, 0], ''],
  [[], ''],
  [[90, 0], 'The page of each service names its warranty.'],
  [[30, 90], 'The page of each service names its warranty.'],
])('of %j: %s', (days, words) => {
  expect(warrantyWords(days)).toBe(words);
});
