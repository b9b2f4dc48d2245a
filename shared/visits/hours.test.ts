import { expect, test } from 'vitest';
import { businessDefaults } from '../business/defaults.ts';
import { daysWithSameHours, hoursInWords, openingWeek } from './hours.ts';

const day = { opens: '09:00', closes: '20:00' };
const half = { opens: '10:00', closes: '14:30' };
const late = { opens: '18:00', closes: '24:00' };

test.each([
  [[day, day, day, day, day, day, day], '', 'Every day, 9 am to 8 pm'],
  [[day, day, day, day, day, day, null], '', 'Mon–Sat, 9 am to 8 pm; Sun closed'],
  [
    [day, day, day, null, day, half, null],
    '',
    'Mon–Wed, Fri, 9 am to 8 pm; Sat, 10 am to 2:30 pm; Thu, Sun closed',
  ],
  [
    [null, day, day, day, day, late, late],
    '',
    'Tue–Fri, 9 am to 8 pm; Sat–Sun, 6 pm to midnight; Mon closed',
  ],
  [[null, null, null, null, null, null, null], '', 'By appointment'],
  [[day, day, day, day, day, day, day], 'Closed on Diwali.', 'Every day, 9 am to 8 pm. Closed on Diwali'],
])("a week's opening hours are formatted in words (%#)", (week, note, words) => {
  expect(hoursInWords(week, note)).toBe(words);
});

test('opening hours run from the first visit window to the end of the last', () => {
  const windows = [
    { from: '09:00', to: '13:00', visits: null },
    { from: '14:00', to: '20:00', visits: null },
  ];
  expect(openingWeek([windows, []])).toEqual([day, null]);
});

test('the default texts about hours fit the default visit times', () => {
  expect(hoursInWords(businessDefaults.openingWeek)).toBe(businessDefaults.hours);
  expect(daysWithSameHours(businessDefaults.openingWeek)).toHaveLength(1);
});
