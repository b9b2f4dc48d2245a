import { expect, test } from 'vitest';
import { ownPath } from './paths.ts';

test.each([
  '//host.example',
  '/\\host.example',
  '/\t/host.example',
  '/\n/host.example',
  '/.//host.example',
  '/..//host.example',
  '/%2e//host.example',
  '///host.example',
  '/\t\\host.example',
  'https://host.example',
  'javascript:alert(1)',
  '',
  undefined,
  null,
  7,
])('a way back that leads elsewhere becomes Home: %j', (path) => {
  expect(ownPath(path)).toBe('/');
});

test.each([
  ['/my-orders?page=2#profile', '/my-orders?page=2#profile'],
  ['/search?q=फ्रिज', '/search?q=%E0%A4%AB%E0%A5%8D%E0%A4%B0%E0%A4%BF%E0%A4%9C'],
  ['/a\r\nset-cookie: x=1', '/aset-cookie:%20x=1'],
  ['/a\0b', '/a%00b'],
  ['/\ud800', '/%EF%BF%BD'],
])('a way back of this site can stand in a header: %j', (path, encoded) => {
  expect(ownPath(path)).toBe(encoded);
});
