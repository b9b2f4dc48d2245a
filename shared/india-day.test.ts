import { expect, test } from 'vitest';
import { dayAfter, indiaDayOf, indiaMoment } from './india-day.ts';

test('a day in India begins at 18:30 UTC', () => {
  const midnight = Date.parse('2026-11-22T18:30:00Z');
  expect([indiaDayOf(midnight - 1), indiaDayOf(midnight), indiaDayOf(midnight, 1)]).toEqual([
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
  ]);
  expect([indiaMoment('2026-11-23', '00:00'), indiaMoment('2026-11-22', '24:00')]).toEqual([
    midnight,
    midnight,
  ]);
  expect(indiaMoment('2026-11-23', '09:30')).toBe(Date.parse('2026-11-23T04:00:00Z'));
});

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', 0, '2026-01-01'],
])('the day %s plus %i days is %s', (day, days, then) => {
  expect(dayAfter(day, days)).toBe(then);
});
