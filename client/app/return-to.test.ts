import { expect, test } from 'vitest';
import { returnHere, returnPath } from './return-to.ts';

test('comes back to the whole address', () => {
  expect(returnPath(returnHere({ pathname: '/product/1', search: '?a=b', hash: '#c' }))).toBe(
    '/product/1?a=b#c',
  );
});

test.each([
  null,
  undefined,
  {},
  { returnTo: 5 },
  { returnTo: 'https://example.com' },
  { returnTo: '//example.com' },
  { returnTo: '/\\example.com' },
])('%j leads to Home', (state) => {
  expect(returnPath(state)).toBe('/');
});
