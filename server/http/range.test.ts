import { expect, test } from 'vitest';
import { readRange } from './range.ts';

test.each([
  ['bytes=0-4', { from: 0, to: 4 }],
  ['bytes=4-', { from: 4, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-99', { from: 0, to: 9 }],
  ['bytes=5-99999999999999999999', { from: 5, to: 9 }],
  ['bytes=9-9', { from: 9, to: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=4-2', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['bytes=-', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
  ['', 'whole'],
  [undefined, 'whole'],
] as const)('the range %j of ten bytes', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});
