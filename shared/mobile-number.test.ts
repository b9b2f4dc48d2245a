import { expect, test } from 'vitest';
import { bareMobile } from './mobile-number.ts';

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['+91-9876543210', '9876543210'],
  ['919876543210', '9876543210'],
  ['0091 98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['9123456789', '9123456789'],
  ['९८७६५४३२१०', '9876543210'],
  ['', ''],
  ['12345', '12345'],
  ['98765432101', '98765432101'],
  ['call me', 'callme'],
])('the number typed as %s becomes %s', (typed, bare) => {
  expect(bareMobile(typed)).toBe(bare);
});

test('a country code that is typed key by key is removed once it is complete', () => {
  let value = '';
  for (const key of '+91 98765 43210') value = bareMobile(value + key);
  expect(value).toBe('9876543210');
});
