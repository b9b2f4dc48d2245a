import { expect, test } from 'vitest';
import { returnPath, returnStateTo } from './return-to.ts';

test('the return path contains the whole URL with query and hash', () => {
  expect(returnPath(returnStateTo({ pathname: '/product/1', search: '?a=b', hash: '#c' }))).toBe(
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
])('the return path %j leads to Home', (state) => {
  expect(returnPath(state)).toBe('/');
});
