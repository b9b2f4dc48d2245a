import { afterEach, expect, test } from 'vitest';
import {
  formatClock,
  formatShortWindow,
  formatVisit,
  formatVisitDay,
  formatWindow,
  keepTimesInOneLine,
} from './words.ts';

test('a visit reads as day and hours', () => {
  expect(formatVisit({ date: '2026-11-23', from: '09:00', to: '11:00' })).toBe(
    `${formatVisitDay('2026-11-23')}, 9 am to 11 am`,
  );
  expect(formatVisitDay('2026-11-23')).toMatch(/^Monday,? 23 November$/);
});

afterEach(() => keepTimesInOneLine(false));

test('on pages a time stays in one line', () => {
  keepTimesInOneLine(true);
  const window = { from: '14:00', to: '16:00' };
  expect(formatWindow(window)).toBe('2\u00a0pm to 4\u00a0pm');
  expect(formatShortWindow(window)).toBe('2\u2060–\u20604');
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
