import { afterEach, expect, test } from 'vitest';
import { formatClock, formatVisit, formatVisitDay, keepTimesInOneLine } from './words.ts';

test('a visit reads as day and hours', () => {
  expect(formatVisit({ date: '2026-11-23', from: '09:00', to: '11:00' })).toBe(
    `${formatVisitDay('2026-11-23')}, 9 am to 11 am`,
  );
  expect(formatVisitDay('2026-11-23')).toMatch(/^Monday,? 23 November$/);
});

afterEach(() => keepTimesInOneLine(false));

test('on pages the time of a visit stays in one line', () => {
  keepTimesInOneLine(true);
  const visit = { date: '2026-11-23', from: '14:00', to: '16:00' };
  expect(formatVisit(visit)).toContain('2\u00a0pm to\u00a04\u00a0pm');
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
