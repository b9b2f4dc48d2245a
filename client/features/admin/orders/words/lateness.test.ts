import { expect, test } from 'vitest';
import { lateness } from './Late.tsx';

const now = new Date('2026-11-20T06:30:00Z');
const after = (hours: number) =>
  lateness({ dueAt: new Date(now.getTime() - hours * 3600_000).toISOString(), stage: 'requested' }, now);

test.each([
  [-24, null],
  [0, null],
  [0.5, 'Late'],
  [1, '1 hour late'],
  [3.9, '3 hours late'],
  [47.9, '47 hours late'],
  [48, '2 days late'],
  [24 * 7, '7 days late'],
])('an order that was due %d hours ago shows %s', (hours, words) => {
  expect(after(hours)).toBe(words);
});

test.each(['done', 'cancelled'] as const)('an order that is %s is never late', (stage) => {
  expect(lateness({ dueAt: '2020-01-01T00:00:00Z', stage }, now)).toBeNull();
});
