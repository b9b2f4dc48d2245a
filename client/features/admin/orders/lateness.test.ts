// The promise of 24 hours, to the minute.
import { expect, test } from 'vitest';
import { lateness } from './lateness.ts';

const now = new Date('2026-11-20T06:30:00Z');
const after = (hours: number) =>
  lateness(
    { createdAt: new Date(now.getTime() - hours * 3600_000).toISOString(), status: 'Incomplete' },
    now,
  );

test.each([
  [0, null],
  [24, null],
  [24.5, 'Late'],
  [25, '1 hour late'],
  [27.9, '3 hours late'],
  [71.9, '47 hours late'],
  [72, '2 days late'],
  [24 * 8, '7 days late'],
])('an order open for %d hours is told as %s', (hours, words) => {
  expect(after(hours)).toBe(words);
});

test('a completed order is never late', () => {
  expect(lateness({ createdAt: '2020-01-01T00:00:00Z', status: 'Complete' }, now)).toBeNull();
});
