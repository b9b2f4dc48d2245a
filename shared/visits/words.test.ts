import { expect, test } from 'vitest';
import { formatClock, formatVisit, formatVisitDay } from './words.ts';

test('a visit reads as day and hours', () => {
  expect(formatVisit({ date: '2026-11-23', from: '09:00', to: '11:00' })).toBe(
    `${formatVisitDay('2026-11-23')}, 9 am to 11 am`,
  );
  expect(formatVisitDay('2026-11-23')).toMatch(/^Monday,? 23 November$/);
});

test.each([
  ['09:00', '9 am'],
  ['12:00', '12 pm'],
  ['14:30', '2:30 pm'],
  ['00:30', '12:30 am'],
  ['24:00', '12 am'],
])('the clock time %s reads as %s', (time, words) => {
  expect(formatClock(time)).toBe(words);
});
