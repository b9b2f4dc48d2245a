import { afterEach, expect, test } from 'vitest';
import { readLanguageFrom } from '../language.ts';
import { callBy } from './call-by.ts';
import { callTime } from './call-time.ts';

const day = { opens: '09:00', closes: '20:00' };
const opening = {
  // In these hours the shop is closed on Sundays.
  openingWeek: [day, day, day, day, day, day, null],
  openingDays: [{ date: '2026-11-25', hours: { opens: '10:00', closes: '14:30' } }],
  callHours: 2,
};
const at = (date: string, time: string) => Date.parse(`${date}T${time}:00+05:30`);
const monday = '2026-11-23';

test.each([
  [monday, '09:00', 'within 2 hours'],
  [monday, '18:00', 'within 2 hours'],
  [monday, '06:20', 'by 11 am today'],
  [monday, '20:00', 'tomorrow by 11 am'],
  [monday, '23:59', 'tomorrow by 11 am'],
  // One opening hour is left today, so the second one is tomorrow.
  [monday, '19:00', 'tomorrow by 10 am'],
  [monday, '18:10', 'tomorrow by 9:30 am'],
  ['2026-11-24', '21:00', 'tomorrow by 12 pm'],
  ['2026-11-25', '14:00', 'tomorrow by 10:30 am'],
  ['2026-11-21', '20:30', 'on Monday, 23 November, by 11 am'],
])('who books on %s at %s is called %s', (date, time, words) => {
  expect(callTime(opening, at(date, time))).toBe(words);
});

afterEach(() => readLanguageFrom(() => 'en'));

test('a page that a cache keeps says the opening hours until a call', () => {
  expect(callTime(opening, null)).toBe('within 2 working hours');
  expect(callTime({ ...opening, callHours: 1 }, null)).toBe('within 1 working hour');
});

test('the promise of a booking is repeated until it is over', () => {
  const since = at(monday, '21:00');
  expect(callBy(opening, since, since)).toBe('tomorrow by 11 am');
  expect(callBy(opening, since, at('2026-11-24', '10:00'))).toBe('by 11 am today');
  expect(callBy(opening, since, at('2026-11-24', '11:01'))).toBeNull();
  expect(callBy(opening, at(monday, '09:10'), at(monday, '09:20'))).toBe('by 11:30 am today');
});

test('a shop without opening hours promises no time', () => {
  const closed = { ...opening, openingWeek: Array(7).fill(null), openingDays: [] };
  expect(callTime(closed, at(monday, '09:00'))).toBe('as soon as we can');
  expect(callTime(closed, null)).toBe('as soon as we can');
});

test('the time of a call is told in three languages', () => {
  const said = (language: 'hi' | 'mr', time: string) => {
    readLanguageFrom(() => language);
    return callTime(opening, at(monday, time));
  };
  expect([said('hi', '12:00'), said('hi', '06:20'), said('hi', '21:00')]).toEqual([
    '2 घंटे में',
    'आज सुबह 11 बजे तक',
    'कल सुबह 11 बजे तक',
  ]);
  expect([said('mr', '12:00'), said('mr', '06:20'), said('mr', '21:00')]).toEqual([
    '2 तासांत',
    'आज सकाळी 11 वाजेपर्यंत',
    'उद्या सकाळी 11 वाजेपर्यंत',
  ]);
});
